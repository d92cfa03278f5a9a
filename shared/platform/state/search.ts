import { useCallback, useEffect, useRef, useState } from 'react';
import { useUrlState } from './url';

/**
 * Calls `act` before the person can be elsewhere: the field loses the focus (which also a command palette takes from it), a link
 * is pressed, or the page is left. Early enough to write into the history entry that is about to be left.
 */
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
  // What is searched changes the page. Between press and release that would move what is pressed from under the pointer, and
  // there would be no click: so it waits for the click.
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
 * A search text twice: as it is typed, and as the address has it, which follows when nothing was typed for `delay`
 * milliseconds. Neither an emptied field nor a delay of 0 waits for anything; and a text that waits is written down when the
 * person turns to something else, so that Back finds it. `type` stays the same from one render to the next.
 */
export function useTypedSearch(delay: number, name = 'search') {
  const [searched, store] = useUrlState(name);
  const [typed, setTyped] = useState(searched);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The text that waits to be written down.
  const waiting = useRef<string | null>(null);
  // What this field wrote and has not seen rendered yet: rendering an address takes a while, and typing goes on meanwhile.
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
    const place = underWay.current.lastIndexOf(searched);
    underWay.current = place < 0 ? [] : underWay.current.slice(place + 1);
    if (place >= 0) return;
    // The address was changed by a link or by Back, not by this field.
    clearTimeout(timer.current);
    waiting.current = null;
    setTyped((text) => (text.trim() === searched ? text : searched));
  }, [searched]);

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
  return { typed, searched, type };
}
