import { searchCalls, searchForm } from '@arena/shared/contract';
import { useCapability, useQuery } from '@arena/shared/platform';
import { callQuery } from '@arena/shared/ui';
import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 200;
/** One letter would find too much; one digit is a number. */
const isSearched = (text: string) => text.length > 1 || /^\d$/.test(text);

/** What the backend finds. The last results stay until the next ones arrive. */
export function useFound(text: string) {
  const announced = useCapability('search');
  const wanted = searchForm(text);
  const [keywords, setKeywords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setKeywords(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, isError, isPending, isPlaceholderData } = useQuery({
    ...callQuery(['palette', keywords], searchCalls.find, { query: { keywords } }),
    enabled: announced && isSearched(keywords),
    placeholderData: (before) => before,
    retry: false,
  });
  const isWanted = announced && isSearched(wanted);
  const isLate = keywords !== wanted;
  const failed = isWanted && isError && !isLate;
  return {
    /** null where the backend doesn't search, or failed to. */
    results: announced && !failed ? (isWanted ? (data ?? []) : []) : null,
    failed,
    pending: isWanted && (isLate || isPending || isPlaceholderData),
  };
}
