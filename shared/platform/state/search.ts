import { useCallback, useEffect, useRef, useState } from 'react';
import { useUrlState } from './url';

/**
 * A search text twice: as it is typed, and as the address has it, which follows when nothing was typed for `delay`
 * milliseconds. An emptied field has nothing to wait for. `type` stays the same from one drawing to the next.
 */
export function useTypedSearch(delay: number, name = 'search') {
  const [searched, store] = useUrlState(name);
  const [typed, setTyped] = useState(searched);
  const [followed, setFollowed] = useState(searched);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const write = useRef(store);
  useEffect(() => {
    write.current = store;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // The address was changed by a link or by Back, not by this field.
  if (followed !== searched) {
    setFollowed(searched);
    if (searched !== typed.trim()) setTyped(searched);
  }

  const type = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      setTyped(text);
      const send = () => write.current(text.trim());
      if (text.trim() === '') send();
      else timer.current = setTimeout(send, delay);
    },
    [delay],
  );
  return { typed, searched, type };
}
