import { auth } from '../session/auth-store';
import { askDevSections, type Granted, Refused } from './service';
import * as t from './dev-sections.messages';

/** How often a visible tab confirms with the server (milliseconds). */
const ASK_EVERY_MS = 60_000;
const LONGEST_TIMER_MS = 2_147_483_647;

interface Watched {
  /** Epoch milliseconds by the browser's clock. */
  readonly endsAt: number;
  readonly scheme: string;
  /** Why an answer ends it; null while it holds. */
  readonly endIn: (answer: Granted) => string | null;
}

/** Calls `end` at the time limit, at sign-out, or when the server stops confirming. Returns a function that stops watching. */
export function watchForEnd({ endsAt, scheme, endIn }: Watched, end: (why: string | null) => void): () => void {
  // Browsers take a longer time for none at all.
  const timer = setTimeout(() => end(t.timeLimit), Math.min(endsAt - Date.now(), LONGEST_TIMER_MS));
  const ask = () => {
    if (document.visibilityState === 'hidden') return;
    // Timers pause while the computer sleeps.
    if (Date.now() >= endsAt) return end(t.timeLimit);
    askDevSections(scheme).then(
      (answer) => {
        const why = endIn(answer);
        if (why !== null) end(why);
      },
      (error: unknown) => {
        if (error instanceof Refused) end(t.noLongerAllowed);
      },
    );
  };
  const asking = setInterval(ask, ASK_EVERY_MS);
  document.addEventListener('visibilitychange', ask);
  const token = auth.tokenOf();
  const unsubscribe = auth.store.subscribe((state) => {
    if (state.token !== token) end(state.token === null ? null : t.newSession);
  });
  return () => {
    clearTimeout(timer);
    clearInterval(asking);
    document.removeEventListener('visibilitychange', ask);
    unsubscribe();
  };
}
