import { type ComponentType, useEffect, useState } from 'react';
import { platform, useUrlState } from '@arena/shared/platform';

export interface CreateRoomDialogProps {
  readonly onClose: () => void;
}

/** The create form has an address: `?create=1`. */
export const CREATE_PARAM = 'create';

/** The create form while the address asks for it. Its code is fetched when it is first opened. */
export function useCreateDialog() {
  const [asked, ask] = useUrlState(CREATE_PARAM);
  const [Dialog, setDialog] = useState<ComponentType<CreateRoomDialogProps> | null>(null);
  const open = asked !== '';
  const missing = open && Dialog === null;

  useEffect(() => {
    if (!missing) return undefined;
    let gone = false;
    import('./create/CreateRoomDialog').then(
      ({ CreateRoomDialog }) => void (gone || setDialog(() => CreateRoomDialog)),
      () => {
        // Not a Suspense boundary: a failed download would take the list with it, and could not be tried again.
        if (gone) return;
        platform().notify({ message: 'The form could not be loaded. Try again.', tone: 'error' });
        ask('');
      },
    );
    return () => {
      gone = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `ask` is new with every address, and is only needed for the failure
  }, [missing]);

  return open && Dialog !== null ? <Dialog onClose={() => ask('')} /> : null;
}
