import { platform } from '../platform';
import { readStored, writeStored } from '../storage';
import type { HoldEnd, Holds } from './environment';
import { heldSince, HOLD_MS, isHeld, noteHold } from './journal';

const STORAGE_KEY = 'arena-undo';
type UndoChoice = 'send' | 'drop' | 'off';

/** Whether this user can undo single decisions for five seconds on this device, and what closing the tab does to one. */
export function undoChoice(): UndoChoice {
  const stored = readStored('localStorage', STORAGE_KEY);
  return stored === 'drop' || stored === 'off' ? stored : 'send';
}

/** Stores the user's choice. */
export const setUndoChoice = (choice: UndoChoice): void => writeStored('localStorage', STORAGE_KEY, choice);

const ours = new Set<string>();

/** Shows a toast with Undo until the time is over, the page unloads or the user signs out. */
function start(name: string, text: string, onHeld?: () => void): Promise<HoldEnd> | null {
  if (undoChoice() === 'off') return null;
  const { session, notify } = platform();
  const userOf = () => (session.get().isLoggedIn ? session.get().loggedInUserInfo?.id : null);
  const user = userOf();
  const since = Date.now();
  const ended = new AbortController();
  ours.add(name);
  noteHold(name, since);
  return new Promise((resolve) => {
    const end = (how: HoldEnd) => {
      if (ended.signal.aborted) return;
      ended.abort();
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('pagehide', onLeave);
      ours.delete(name);
      noteHold(name, null);
      resolve(how);
    };
    const timer = setTimeout(() => end(isHeld(since, Date.now()) ? 'over' : 'late'), HOLD_MS);
    const onLeave = () => end(undoChoice() === 'drop' ? 'undone' : 'leaving');
    const unsubscribe = session.subscribe(() => {
      if (userOf() !== user) end('undone');
    });
    window.addEventListener('pagehide', onLeave);
    notify({ message: text, tone: 'info', duration: HOLD_MS, undo: { signal: ended.signal, onUndo: () => end('undone') } });
    onHeld?.();
  });
}

/** Where a run is held: in this tab or another one; null when none is. */
export const heldWhere = (name: string): 'here' | 'elsewhere' | null =>
  isHeld(heldSince(name), Date.now()) ? (ours.has(name) ? 'here' : 'elsewhere') : null;

/** In this browser. */
export const holds: Holds = { start, has: (name) => heldWhere(name) !== null };
