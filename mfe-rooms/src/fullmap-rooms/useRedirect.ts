import { useEffect } from 'react';
import { useNavigate } from '@arena/shared/platform';

/** Part 1 §9. */
const REDIRECT_MS = 1500;

/** Goes to an address once something is done, when the note of it has been seen long enough. */
export function useRedirect(to: string, done: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => void navigate(to), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done, navigate, to]);
}
