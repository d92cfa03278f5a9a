import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams, useUrlState } from '@arena/shared/platform';

const FOLLOWS_AFTER_MS = 300;
const NAME = 'search';

/**
 * A search text that is shown at once and lives in the address, which follows when nothing was typed for a moment: to write
 * an address draws the whole page anew, which no letter should wait for. `query` is the address's, with the text as it is now.
 */
export function useSearch() {
  const [stored, store] = useUrlState(NAME);
  const [params] = useSearchParams();
  const [typed, setTyped] = useState(stored);
  const [followed, setFollowed] = useState(stored);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const write = useRef(store);
  useEffect(() => {
    write.current = store;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // The address was changed by a link or by Back, not by this field.
  if (followed !== stored) {
    setFollowed(stored);
    if (stored !== typed.trim()) setTyped(stored);
  }

  const type = useCallback((text: string) => {
    clearTimeout(timer.current);
    setTyped(text);
    const send = () => write.current(text.trim());
    if (text.trim() === '') send();
    else timer.current = setTimeout(send, FOLLOWS_AFTER_MS);
  }, []);
  const query = () => {
    const now = new URLSearchParams(params);
    if (typed.trim() === '') now.delete(NAME);
    else now.set(NAME, typed.trim());
    const text = now.toString();
    return text === '' ? '' : `?${text}`;
  };
  return { typed, type, query };
}
