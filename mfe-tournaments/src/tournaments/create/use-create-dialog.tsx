import { type ComponentType, useEffect, useState } from 'react';
import { platform, refreshCounts } from '@arena/shared/platform';
import { CREATED_FLAG_MS } from '../constants';
import { figureKey } from '../figures/figures';

export interface CreateTournamentDialogProps {
  readonly onClose: () => void;
  readonly onCreated: () => void;
}

/** The create dialog, whose code is fetched when it is first opened, and what follows a creation. */
export function useCreateDialog() {
  const [asked, setAsked] = useState(false);
  const [created, setCreated] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<CreateTournamentDialogProps> | null>(null);

  // The upcoming summary is read again a second after the creation, and the flag goes down (part 2 §4 and §9).
  useEffect(() => {
    if (!created) return undefined;
    const timer = setTimeout(() => {
      setCreated(false);
      void platform().queryClient.refetchQueries({ queryKey: figureKey('upcoming') });
      void refreshCounts();
    }, CREATED_FLAG_MS);
    return () => clearTimeout(timer);
  }, [created]);

  const open = async () => {
    try {
      const { CreateTournamentDialog } = await import('./CreateTournamentDialog');
      setDialog(() => CreateTournamentDialog);
      setAsked(true);
    } catch {
      // Not a Suspense boundary: a failed download would take the list with it, and could not be tried again.
      platform().notify({ message: 'The form could not be loaded. Try again.', tone: 'error' });
    }
  };

  const onCreated = () => {
    setAsked(false);
    setCreated(true);
    // Whoever leaves before the second is over finds it marked as old.
    void platform().queryClient.invalidateQueries({ queryKey: figureKey('upcoming'), refetchType: 'none' });
  };

  return {
    open: () => void open(),
    dialog: asked && Dialog !== null ? <Dialog onClose={() => setAsked(false)} onCreated={onCreated} /> : null,
  };
}
