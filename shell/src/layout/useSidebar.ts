import { useMediaQuery } from '@arena/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { preferences, setSidebarCollapsed } from './preferences';

/** `open` and `rail` stand beside the page; `over` lies above it, where there is only room for a rail. */
export type SidebarFrame = 'open' | 'rail' | 'over';

/** The sidebar and its button: a lasting choice on a wide screen, a moment's look on a narrow one. */
export function useSidebar() {
  const narrow = useMediaQuery('(max-width: 1000px)');
  const collapsed = useStore(preferences, (state) => state.sidebarCollapsed);
  const { pathname } = useLocation();
  const [peekedAt, setPeekedAt] = useState<string | null>(null);
  const toggleButton = useRef<HTMLButtonElement>(null);

  // Going somewhere closes it, and so does a screen that has become wide.
  const over = narrow && peekedAt === pathname;
  const frame: SidebarFrame = over ? 'over' : narrow || collapsed ? 'rail' : 'open';

  const close = useCallback(() => {
    setPeekedAt(null);
    toggleButton.current?.focus();
  }, []);

  useEffect(() => {
    if (!over) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [close, over]);

  return {
    frame,
    toggleButton,
    close,
    toggle: () => (narrow ? setPeekedAt(over ? null : pathname) : setSidebarCollapsed(!collapsed)),
  };
}
