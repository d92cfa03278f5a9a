import type { StableRows } from '@arena/shared/platform';
import { UpdatesNotice } from './UpdatesNotice';
import * as t from './kit.messages';

/** The `UpdatesNotice` of `useStableRows`. */
export const StableNotice = ({ stable: { waiting, gone, show } }: { readonly stable: Omit<StableRows<unknown>, 'rows'> }) => (
  <UpdatesNotice waiting={waiting} gone={gone.size} goneWord={t.noLongerListed} onShow={show} onClear={show} />
);
