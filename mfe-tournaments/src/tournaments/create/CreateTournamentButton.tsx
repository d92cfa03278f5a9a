import { useState } from 'react';
import { platform, refreshCounts, useUrlState } from '@arena/shared/platform';
import { Button, lazyDialog, useDelayed } from '@arena/shared/ui';
import { CREATED_FLAG_MS } from '../constants';
import { figureKey } from '../figures/figures';
import * as t from './create.messages';

const Dialog = lazyDialog(() => import('./CreateTournamentDialog').then((module) => module.CreateTournamentDialog), t.formFailed);

/** Refetches the upcoming figure a second after a creation (part 2 §4 and §9). */
export function CreateTournamentButton() {
  const [creating, setCreating] = useUrlState('create');
  const [created, setCreated] = useState(false);
  const close = () => setCreating('');

  const refresh = () => {
    setCreated(false);
    void platform().queryClient.refetchQueries({ queryKey: figureKey('upcoming') });
    void refreshCounts();
  };
  useDelayed(refresh, CREATED_FLAG_MS, created);

  const onCreated = () => {
    close();
    setCreated(true);
    // If the user has left by then, the figure is only marked as stale.
    void platform().queryClient.invalidateQueries({ queryKey: figureKey('upcoming'), refetchType: 'none' });
  };

  return (
    <>
      <Button tone="primary" onClick={() => setCreating('1')}>
        {t.createButton}
      </Button>
      {creating === '' ? null : <Dialog onClose={close} onFailure={close} onCreated={onCreated} />}
    </>
  );
}
