import { type ComponentType, useState } from 'react';
import { platform } from '@arena/shared/platform';

export interface AddUserDialogProps {
  readonly onClose: () => void;
}

/** The dialog that adds a user. Its code is fetched when it is first opened. */
export function useAddUser() {
  const [asked, setAsked] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<AddUserDialogProps> | null>(null);

  const open = async () => {
    try {
      const { AddUserDialog } = await import('./AddUserDialog');
      setDialog(() => AddUserDialog);
      setAsked(true);
    } catch {
      // Not a Suspense boundary: a failed download would take the list with it, and could not be tried again.
      platform().notify({ message: 'The form could not be loaded. Try again.', tone: 'error' });
    }
  };
  return {
    open: () => void open(),
    dialog: asked && Dialog !== null ? <Dialog onClose={() => setAsked(false)} /> : null,
  };
}
