import { useCallback, useEffect, useRef, useState } from 'react';
import { useUrlState } from './url';

/** Calls `act` when the field loses the focus, a link is pressed or the page is left, in time to write into the current history entry. */
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
  // The search changes the page: between press and release that would move the target and lose the click, so it waits for the click.
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
 * A search text as typed, and as in the address, which follows after `delay` milliseconds without typing. An emptied field and a delay of 0
 * apply at once; a waiting text is written when the person turns elsewhere, so that Back finds it. `type` stays the same.
 */
export function useTypedSearch(delay: number, name = 'search') {
  const [keywords, store] = useUrlState(name);
  const [typed, setTyped] = useState(keywords);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<string | null>(null);
  // Written by this field and not rendered yet: rendering an address takes a while, and typing goes on.
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
    // The address was changed by a link or by Back, not by this field.
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
