import { isAdminRole } from '@arena/shared/contract';
import type { AuthState } from './auth-store';

/**
 * What the guard of /admin does.
 *
 *     enter    show the screen
 *     adopt    take over the stored record first, then enter
 *     wait     a session has just expired and its redirect to the login page is on its way: stay out of its way
 *     login    the stored session was over before this page began: say so and go to the login page
 *     leave    the person signed out while inside: go home without a word
 *     followed the person signed out in another tab: go home and say so
 *     refuse   'You are not authorized to access this page', and home (part 2 §6)
 */
export type Verdict = 'enter' | 'adopt' | 'wait' | 'login' | 'leave' | 'followed' | 'refuse';

interface Facts {
  readonly state: AuthState;
  /** null without a usable record. */
  readonly storedRole: string | null;
  /** This visit was already allowed into the admin area. */
  readonly wasInside: boolean;
}

export const mayEnter = ({ session, token }: AuthState) => session.isLoggedIn && token !== null && isAdminRole(session.role);

export function verdictOf({ state, storedRole, wasInside }: Facts): Verdict {
  const { ending } = state;
  if (mayEnter(state)) return 'enter';
  if (isAdminRole(storedRole)) return 'adopt';
  if (ending === 'expired') return 'wait';
  if (ending === 'found-over') return 'login';
  if (wasInside && ending === 'signed-out') return 'leave';
  if (wasInside && ending === 'elsewhere') return 'followed';
  return 'refuse';
}
