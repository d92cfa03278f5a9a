import { useEffect } from 'react';
import { useNavigate } from '@arena/shared/platform';

/** Part 1 §9. */
const REDIRECT_MS = 1500;

/** Navigates after a delay, so that the user can read the success message. */
export function useRedirect(to: string, done: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => void navigate(to), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done, navigate, to]);
}
