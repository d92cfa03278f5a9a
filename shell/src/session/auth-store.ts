import { DEFAULT_ROLE, EXPIRED_ROLE, roleOf, type SignedIn, type User } from '@arena/shared/contract';
import type { SessionState, SessionView } from '@arena/shared/platform';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { browserStorage, parseRecord, readRecord, RECORD_KEY, removeRecord, type StoredRecord, writeRecord } from './stored-record';

/** Why the last session ended; null while signed in, or if there was none. */
type Ending = 'signed-out' | 'expired' | 'elsewhere' | 'found-over';

export interface AuthState {
  readonly session: SessionState;
  /** Or, with `cookie-session`, the mark that stands for a token in a cookie. The only copy in memory; sections never see the token. */
  readonly token: string | null;
  readonly ending: Ending | null;
  /** Nothing that this page shows of the session was read before (epoch milliseconds). */
  readonly since: number;
}

export interface Auth {
  readonly store: StoreApi<AuthState>;
  readonly view: SessionView;
  tokenOf(): string | null;
  signIn(signedIn: SignedIn): void;
  /** The same person goes on with a new token, or with other data. The role stays: it is the server's to change. */
  renew(changes: { readonly token?: string; readonly user?: User }): void;
  signOut(): void;
  /** The server no longer knows the token: the record goes, the role becomes ROLE_NORMAL (part 1 §6). */
  expire(): void;
  /** The stored record, unless its token has ended here. */
  peekStored(): StoredRecord | null;
  /** Takes over a record that another tab has stored and that this one has not heard of yet. */
  adoptStored(): void;
  /** Forgets why the last session ended, once the person has seen it. */
  acknowledgeEnding(): void;
  dispose(): void;
}

const nobody = (role: string | null): SessionState => ({ isLoggedIn: false, isAuthenticate: false, role, loggedInUserInfo: null });

const somebody = (record: StoredRecord, since = performance.timeOrigin): AuthState => ({
  session: { isLoggedIn: true, isAuthenticate: true, role: record.role, loggedInUserInfo: record.user },
  token: record.token,
  ending: null,
  since,
});

const ended = (ending: Ending | null, role: string | null = null): AuthState => ({
  session: nobody(role),
  token: null,
  ending,
  since: performance.timeOrigin,
});

function initialState(storage: Storage | null): AuthState {
  const reading = readRecord(storage);
  if (reading.kind === 'record') return somebody(reading.record);
  if (reading.kind === 'none') return ended(null);
  removeRecord(storage);
  return reading.kind === 'over' ? ended('found-over', EXPIRED_ROLE) : ended(null);
}

/** Calls `onRecord` when another tab has stored a record, or has removed it (null). Returns how to stop. */
function followOtherTabs(onRecord: (record: StoredRecord | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.storageArea === window.sessionStorage || (event.key !== null && event.key !== RECORD_KEY)) return;
    const reading = parseRecord(event.key === null ? null : event.newValue);
    onRecord(reading.kind === 'record' ? reading.record : null);
  };
  // Absent where the build renders the sign-in page ahead of time.
  globalThis.addEventListener?.('storage', onStorage);
  return () => globalThis.removeEventListener?.('storage', onStorage);
}

const viewOf = (store: StoreApi<AuthState>): SessionView => ({
  get: () => store.getState().session,
  subscribe: (listener) =>
    store.subscribe((state, before) => {
      if (state.session !== before.session) listener();
    }),
});

/** The auth store of one page: loaded from the stored record at once, kept in step with the other tabs of the browser. */
export function createAuth(storage: Storage | null = browserStorage()): Auth {
  const store = createStore<AuthState>()(() => initialState(storage));
  // Tokens that ended here. A browser that cannot remove the record must not bring them back to life.
  const dropped = new Set<string>();

  const end = (ending: Ending, role: string | null) => {
    const { token } = store.getState();
    if (token !== null) dropped.add(token);
    removeRecord(storage);
    store.setState(ended(ending, role));
  };

  const peekStored = () => {
    const reading = readRecord(storage);
    return reading.kind === 'record' && !dropped.has(reading.record.token) ? reading.record : null;
  };

  const stopFollowing = followOtherTabs((record) => {
    if (record === null) {
      if (store.getState().token !== null) store.setState(ended('elsewhere'));
    } else if (!dropped.has(record.token)) store.setState(somebody(record));
  });

  return {
    store,
    view: viewOf(store),
    tokenOf: () => store.getState().token,
    signIn(signedIn) {
      const record: StoredRecord = { ...signedIn, role: roleOf(signedIn.user) };
      dropped.delete(record.token);
      writeRecord(record, storage);
      store.setState(somebody(record, Date.now()));
    },
    renew(changes) {
      const { session, token, since } = store.getState();
      if (token === null) return;
      const record: StoredRecord = {
        token: changes.token ?? token,
        user: changes.user ?? session.loggedInUserInfo,
        role: session.role ?? DEFAULT_ROLE,
      };
      if (record.token !== token) dropped.add(token);
      writeRecord(record, storage);
      store.setState(somebody(record, since));
    },
    signOut: () => end('signed-out', null),
    expire: () => end('expired', EXPIRED_ROLE),
    peekStored,
    adoptStored() {
      const record = peekStored();
      if (record !== null && record.token !== store.getState().token) store.setState(somebody(record));
    },
    acknowledgeEnding() {
      if (store.getState().ending !== null) store.setState({ ending: null });
    },
    dispose: stopFollowing,
  };
}

export const auth = createAuth();
/** The platform's read-only view of it. */
export const sessionView: SessionView = auth.view;

export const useAuth = (): SessionState => useStore(auth.store, (state) => state.session);
