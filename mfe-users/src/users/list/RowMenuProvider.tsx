import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import type { Member } from '@arena/shared/contract';
import { lazyDialog } from '@arena/shared/ui';
import { AdjustDialog } from '../adjust/lazy';
import type { RowMenuProps } from './RowMenu';
import * as t from './list.messages';

const Menu = lazyDialog<RowMenuProps>(() => import('./RowMenu').then((module) => module.RowMenu), t.menuFailed);

type OpenRowMenu = (member: Member, anchor: HTMLElement) => void;
const RowMenuContext = createContext<OpenRowMenu>(() => undefined);
export const useRowMenu = (): OpenRowMenu => useContext(RowMenuContext);

/** One menu for the whole list, so that opening it renders no row again. */
export function RowMenuProvider({ query, children }: { readonly query: () => string; readonly children: ReactNode }) {
  const [opened, setOpened] = useState<Pick<RowMenuProps, 'member' | 'anchor'> | null>(null);
  const [adjusting, setAdjusting] = useState<Member | null>(null);
  const open = useCallback<OpenRowMenu>((member, anchor) => setOpened({ member, anchor }), []);
  const close = () => setOpened(null);
  const closeForm = () => setAdjusting(null);
  return (
    <RowMenuContext value={open}>
      {children}
      {opened === null ? null : <Menu {...opened} query={query()} onAdjust={setAdjusting} onClose={close} onFailure={close} />}
      {adjusting === null ? null : <AdjustDialog member={adjusting} onClose={closeForm} onFailure={closeForm} />}
    </RowMenuContext>
  );
}
