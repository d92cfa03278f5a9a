import { useEffect, useRef, useState } from 'react';
import { useUrlState } from '@arena/shared/platform';

/**
 * A search text that lives in the address but is shown at once: the router writes addresses a moment later, and a field
 * that waited for it would lose letters of a quick typist.
 */
export function useSearchText(name: string): [string, (text: string) => void] {
  const [stored, store] = useUrlState(name);
  const [typed, setTyped] = useState(stored);
  const underWay = useRef<string | null>(null);

  useEffect(() => {
    if (underWay.current === stored) underWay.current = null;
    // Nothing of ours is on its way, so the address was changed by a link or by Back.
    else if (underWay.current === null) setTyped(stored);
  }, [stored, typed]);

  return [
    typed,
    (text) => {
      underWay.current = text;
      setTyped(text);
      store(text);
    },
  ];
}
