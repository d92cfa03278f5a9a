import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import type { Member } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';
import { RowMenuContext } from './row-menu';
import type { RowMenuProps } from './RowMenu';

interface Opened {
  readonly member: Member;
  readonly anchor: HTMLElement;
}

/** The one menu of the list. Its code is fetched when it is first opened, and opening it draws no row anew. */
export function RowMenuProvider({ query, children }: { readonly query: () => string; readonly children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [Menu, setMenu] = useState<ComponentType<RowMenuProps> | null>(null);

  const open = useCallback(async (member: Member, anchor: HTMLElement) => {
    try {
      const { RowMenu } = await import('./RowMenu');
      setMenu(() => RowMenu);
      setOpened({ member, anchor });
    } catch {
      // Not a Suspense boundary: a failed download would take the list with it, and could not be tried again.
      platform().notify({ message: 'The menu could not be loaded. Try again.', tone: 'error' });
    }
  }, []);

  return (
    <RowMenuContext value={useCallback((member, anchor) => void open(member, anchor), [open])}>
      {children}
      {Menu === null || opened === null ? null : <Menu {...opened} query={query()} onClose={() => setOpened(null)} />}
    </RowMenuContext>
  );
}
