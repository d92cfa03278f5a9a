import { useNavigate } from '@arena/shared/platform';
import { useDelayed } from '@arena/shared/ui';

/** Part 1 §9. */
const REDIRECT_MS = 1500;

/** Navigates after a delay, so that the user can read the success message. */
export function useRedirect(to: string, done: boolean): void {
  const navigate = useNavigate();
  useDelayed(() => void navigate(to), REDIRECT_MS, done);
}
