import type { StableRows } from '@arena/shared/platform';
import { UpdatesNotice } from './UpdatesNotice';

/** The `UpdatesNotice` of `useStableRows`. */
export const StableNotice = ({ stable: { waiting, gone, show } }: { readonly stable: Omit<StableRows<unknown>, 'rows'> }) => (
  <UpdatesNotice waiting={waiting} gone={gone.size} goneWord="no longer listed" onShow={show} onClear={show} />
);
