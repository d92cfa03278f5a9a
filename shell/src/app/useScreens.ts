import { useLayoutEffect, useReducer, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';

interface Screen {
  /** Stays the same when the prerendered screen becomes the current one. */
  readonly id: number;
  readonly location: Location;
}

interface Screens {
  readonly current: Screen;
  readonly ahead: Screen | null;
}

const locationOf = (pathname: string): Location => ({ pathname, search: '', hash: '', state: null, key: 'ahead', mask: undefined });

/** Shows the prerendered screen if it matches, otherwise renders the current one again. */
function arrivedAt(screens: Screens, location: Location): Screens {
  const { current, ahead } = screens;
  if (current.location === location) return screens;
  const { id } = ahead?.location.pathname === location.pathname ? ahead : current;
  return { current: { id, location }, ahead: null };
}

/** Adds the screen of a hovered link; one that is already rendered stays unchanged. */
function withAhead({ current, ahead }: Screens, path: string): Screens {
  if (path === current.location.pathname) return { current, ahead: null };
  return { current, ahead: ahead?.location.pathname === path ? ahead : { id: current.id + 1, location: locationOf(path) } };
}

const changed = (before: Screens, to: Location | string): Screens =>
  typeof to === 'string' ? withAhead(before, to) : arrivedAt(before, to);

/** The screens to render, the current one first. `renderAhead` prerenders a hovered link's screen when idle, hidden and without effects. */
export function useScreens() {
  const location = useLocation();
  const [known, change] = useReducer(changed, { current: { id: 0, location }, ahead: null });
  useLayoutEffect(() => change(location), [location]);
  const { current, ahead } = arrivedAt(known, location);
  const pointedAt = useRef<string | null>(null);
  const renderAhead = async (path: string, fetched: Promise<unknown>) => {
    pointedAt.current = path;
    await fetched;
    // Only the last hovered link counts, in any order of loading.
    if (pointedAt.current === path) change(path);
  };
  return {
    screens: [{ ...current, mode: 'visible' as const }, ...(ahead === null ? [] : [{ ...ahead, mode: 'hidden' as const }])],
    renderAhead,
  };
}
