import { useLayoutEffect } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

type Navigate = (to: string, options?: NavigateOptions) => void;

let current: Navigate = (to) => window.location.assign(to);

/** Goes somewhere from code that is no component, such as the end of a session. Before the router runs, by loading the page. */
export const navigate: Navigate = (to, options) => current(to, options);

/** Rendered once inside the router. */
export function NavigatorBridge() {
  const go = useNavigate();
  useLayoutEffect(() => {
    current = (to, options) => void go(to, options);
  }, [go]);
  return null;
}
