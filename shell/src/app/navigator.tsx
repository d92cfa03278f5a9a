import { useLayoutEffect } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

type Navigate = (to: string, options?: NavigateOptions) => void;

let current: Navigate = (to) => window.location.assign(to);

/** Navigates from code outside components. Loads the page if the router isn't running yet. */
export const navigate: Navigate = (to, options) => current(to, options);

/** Rendered once, inside the router. */
export function NavigatorBridge() {
  const go = useNavigate();
  useLayoutEffect(() => {
    current = (to, options) => void go(to, options);
  }, [go]);
  return null;
}
