import { useMediaQuery } from '@arena/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { preferences, setSidebarCollapsed } from './preferences';

/** `open` and `rail` are next to the page; `over` overlays it on narrow screens. */
export type SidebarFrame = 'open' | 'rail' | 'over';

/** A stored preference on wide screens, a temporary overlay on narrow ones. */
export function useSidebar() {
  const narrow = useMediaQuery('(max-width: 1000px)');
  const collapsed = useStore(preferences, (state) => state.sidebarCollapsed);
  const { pathname } = useLocation();
  const [peekedAt, setPeekedAt] = useState<string | null>(null);
  const toggleButton = useRef<HTMLButtonElement>(null);

  // Closes after a navigation or when the screen becomes wide.
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
