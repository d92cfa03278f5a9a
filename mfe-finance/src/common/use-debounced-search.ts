import { useEffect, useRef, useState } from 'react';
import { useUrlState } from '@arena/shared/platform';

/** How long nothing must be typed before the server is asked (part 2 §9). */
const SEARCH_DEBOUNCE_MS = 500;

/**
 * The search text twice: as it is typed, and as the address has it, which follows when nothing was typed for half a second.
 * The address is what is searched for. An emptied field has nothing to wait for.
 */
export function useDebouncedSearch() {
  const [searched, store] = useUrlState('search');
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

  const type = (text: string) => {
    clearTimeout(timer.current);
    setTyped(text);
    const send = () => write.current(text.trim());
    if (text.trim() === '') send();
    else timer.current = setTimeout(send, SEARCH_DEBOUNCE_MS);
  };
  return { typed, searched, type };
}
