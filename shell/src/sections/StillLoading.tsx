import { LoadingState } from '@arena/shared/ui';
import { useEffect, useState } from 'react';

const STILL_LOADING_MS = 1000;

/** A section or a page on its way: a skeleton at once, and a word after a second so that nobody thinks it is stuck. */
export function StillLoading({ title }: { readonly title: string }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), STILL_LOADING_MS);
    return () => clearTimeout(timer);
  }, []);
  return <LoadingState label={long ? `${title} is still loading…` : `Loading ${title}…`} />;
}
