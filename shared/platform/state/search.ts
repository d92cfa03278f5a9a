import { useCallback, useEffect, useRef, useState } from 'react';
import { useUrlState } from './url';

/**
 * A search text twice: as it is typed, and as the address has it, which follows when nothing was typed for `delay`
 * milliseconds. Neither an emptied field nor a delay of 0 waits for anything. `type` stays the same from one drawing to the next.
 */
export function useTypedSearch(delay: number, name = 'search') {
  const [searched, store] = useUrlState(name);
  const [typed, setTyped] = useState(searched);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What this field wrote and has not seen drawn yet: drawing an address takes a while, and typing goes on meanwhile.
  const underWay = useRef<readonly string[]>([]);
  const write = useRef(store);
  useEffect(() => {
    write.current = store;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const place = underWay.current.lastIndexOf(searched);
    underWay.current = place < 0 ? [] : underWay.current.slice(place + 1);
    if (place >= 0) return;
    // The address was changed by a link or by Back, not by this field.
    clearTimeout(timer.current);
    setTyped((text) => (text.trim() === searched ? text : searched));
  }, [searched]);

  const type = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      setTyped(text);
      const send = () => {
        underWay.current = [...underWay.current, text.trim()];
        write.current(text.trim());
      };
      if (delay === 0 || text.trim() === '') send();
      else timer.current = setTimeout(send, delay);
    },
    [delay],
  );
  return { typed, searched, type };
}
