import { DEFAULT_ROLE, EXPIRED_ROLE, roleOf, type SignedIn } from '@arena/shared/contract';
import type { SessionState, SessionView } from '@arena/shared/platform';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { RECORD_KEY } from './record-keys';
import { parseRecord, type Reading, readRecord, removeRecord, type StoredRecord, writeRecord } from './stored-record';

/** null while signed in, and if there was no session. */
type Ending = 'signed-out' | 'expired' | 'elsewhere' | 'found-over';

export interface AuthState {
  readonly session: SessionState;
  /** With `cookie-session`, a placeholder for the token in the cookie. Sections never see the token. */
  readonly token: string | null;
  readonly ending: Ending | null;
  /** The earliest time at which shown data was read (epoch milliseconds). */
  readonly since: number;
}

const signedOut = (role: string | null): SessionState => ({ isLoggedIn: false, isAuthenticate: false, role, loggedInUserInfo: null });

const asSignedIn = (record: StoredRecord, since = performance.timeOrigin): AuthState => ({
  session: { isLoggedIn: true, isAuthenticate: true, role: record.role, loggedInUserInfo: record.user },
  token: record.token,
  ending: null,
  since,
});

const ended = (ending: Ending | null, role: string | null = null): AuthState => ({
  session: signedOut(role),
  token: null,
  ending,
  since: performance.timeOrigin,
});

function initialState(): AuthState {
  const reading = readRecord();
  if (reading.kind === 'record') return asSignedIn(reading.record);
  if (reading.kind === 'none') return ended(null);
  removeRecord();
  return reading.kind === 'over' ? ended('found-over', EXPIRED_ROLE) : ended(null);
}

/**
 * Calls `onRecord` for changes by other tabs (null: removed), and by later pages when the browser restores this one: it's hidden until then.
 * Returns a function that stops.
 */
function followOtherTabs(onRecord: (record: StoredRecord | null, ending: Ending) => void): () => void {
  const follow = (reading: Reading, ending: Ending) => onRecord(reading.kind === 'record' ? reading.record : null, ending);
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || key === RECORD_KEY) follow(parseRecord(key === null ? null : newValue), 'elsewhere');
  };
  const onTurn = ({ type, persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (type === 'pageshow') follow(readRecord(), 'signed-out');
    document.documentElement.style.visibility = type === 'pageshow' ? '' : 'hidden';
  };
  // Absent when the build prerenders the sign-in page.
  const listen = (act: 'addEventListener' | 'removeEventListener') => {
    globalThis[act]?.('storage', onStorage as EventListener);
    for (const type of ['pagehide', 'pageshow']) globalThis[act]?.(type, onTurn as EventListener);
  };
  listen('addEventListener');
  return () => listen('removeEventListener');
}

const viewOf = (store: StoreApi<AuthState>): SessionView => ({
  get: () => store.getState().session,
  subscribe: (listener) =>
    store.subscribe((state, before) => {
      if (state.session !== before.session) listener();
    }),
});

/** Starts with the stored record and stays in sync with other tabs. */
export function createAuth() {
  const store = createStore<AuthState>()(() => initialState());
  // Ended tokens, which must stay ended even if the browser can't remove the record.
  const dropped = new Set<string>();

  const end = (ending: Ending, role: string | null) => {
    const { token } = store.getState();
    if (token !== null) dropped.add(token);
    removeRecord();
    store.setState(ended(ending, role));
  };

  /** The stored record, unless its token has ended here. */
  const peekStored = () => {
    const reading = readRecord();
    return reading.kind === 'record' && !dropped.has(reading.record.token) ? reading.record : null;
  };

  const stopFollowing = followOtherTabs((record, ending) => {
    if (record === null) {
      if (store.getState().token !== null) store.setState(ended(ending));
    } else if (!dropped.has(record.token)) store.setState(asSignedIn(record));
  });

  return {
    store,
    view: viewOf(store),
    tokenOf: () => store.getState().token,
    signIn(signedIn: SignedIn) {
      const record: StoredRecord = { ...signedIn, role: roleOf(signedIn.user) };
      dropped.delete(record.token);
      writeRecord(record);
      store.setState(asSignedIn(record, Date.now()));
    },
    /** Continues the session with a new token, new user data, or the role that the server answered. */
    renew(changes: Partial<StoredRecord>) {
      const { session, token, since } = store.getState();
      if (token === null) return;
      const record: StoredRecord = { token, user: session.loggedInUserInfo, role: session.role ?? DEFAULT_ROLE, ...changes };
      if (record.token !== token) dropped.add(token);
      writeRecord(record);
      store.setState(asSignedIn(record, since));
    },
    signOut: () => end('signed-out', null),
    /** The server rejected the token: removes the record and sets ROLE_NORMAL (part 1 §6). */
    expire: () => end('expired', EXPIRED_ROLE),
    peekStored,
    /** Adopts a record from another tab before its storage event arrives. */
    adoptStored() {
      const record = peekStored();
      if (record !== null && record.token !== store.getState().token) store.setState(asSignedIn(record));
    },
    /** Forgets why the last session ended. */
    acknowledgeEnding() {
      if (store.getState().ending !== null) store.setState({ ending: null });
    },
    dispose: stopFollowing,
  };
}

export type Auth = ReturnType<typeof createAuth>;
export const auth = createAuth();

export const useAuth = (): SessionState => useStore(auth.store, (state) => state.session);
