import { useCallback, useEffect, useRef, useState } from 'react';
import { useUrlState } from './url';

/** Calls `act` when the field loses focus, a link is pressed or the page unloads, in time to write into the current history entry. */
function whenLeaving(act: () => void): () => void {
  let pressing = false;
  let leftByPress = false;
  const onPointerDown = () => {
    pressing = true;
    leftByPress = false;
  };
  const onPointerUp = () => {
    pressing = false;
  };
  // The search changes the layout. Between press and release that would move the target and lose the click, so it waits for the click.
  const onFocusOut = () => {
    if (pressing) leftByPress = true;
    else act();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (leftByPress || (target instanceof Element && target.closest('a[href]') !== null)) act();
    leftByPress = false;
  };
  const listeners = [
    ['pointerdown', onPointerDown],
    ['pointerup', onPointerUp],
    ['pointercancel', onPointerUp],
    ['focusout', onFocusOut],
    ['click', onClick],
  ] as const;
  for (const [name, listener] of listeners) document.addEventListener(name, listener as EventListener, true);
  window.addEventListener('pagehide', act);
  return () => {
    for (const [name, listener] of listeners) document.removeEventListener(name, listener as EventListener, true);
    window.removeEventListener('pagehide', act);
  };
}

/**
 * A search text that is stored in the URL after typing pauses. `typed` is the field's text, `keywords` the URL's, `type` sets it. Clearing
 * the field applies immediately, and leaving it writes a pending text, so Back restores it.
 * @param delay - The debounce in milliseconds; 0 applies immediately.
 * @example const { typed, keywords, type } = useTypedSearch(500);
 */
export function useTypedSearch(delay: number, name = 'search') {
  const [keywords, store] = useUrlState(name);
  const [typed, setTyped] = useState(keywords);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<string | null>(null);
  // Texts that this field wrote and that are not rendered yet, because typing continues during the render.
  const underWay = useRef<readonly string[]>([]);
  const write = useRef(store);
  useEffect(() => {
    write.current = store;
  });
  const send = useCallback(() => {
    clearTimeout(timer.current);
    const text = waiting.current;
    waiting.current = null;
    if (text === null) return;
    underWay.current = [...underWay.current, text];
    write.current(text);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => whenLeaving(send), [send]);

  useEffect(() => {
    const place = underWay.current.lastIndexOf(keywords);
    underWay.current = place < 0 ? [] : underWay.current.slice(place + 1);
    if (place >= 0) return;
    // A link or Back changed the URL, not this field.
    clearTimeout(timer.current);
    waiting.current = null;
    setTyped((text) => (text.trim() === keywords ? text : keywords));
  }, [keywords]);

  const type = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      setTyped(text);
      waiting.current = text.trim();
      if (delay === 0 || waiting.current === '') send();
      else timer.current = setTimeout(send, delay);
    },
    [delay, send],
  );
  return { typed, keywords, type };
}
