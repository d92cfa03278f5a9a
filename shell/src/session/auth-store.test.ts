import { QueryClient } from '@tanstack/react-query';
import { type Auth, createAuth } from './auth-store';
import { followIdentity } from './identity';
import { wireUser } from './testing';

const user = (role: string | null, id = 7) => ({
  ...wireUser(role, id),
  mobile: '0123',
  balance: 5,
  imageName: null,
  pubgId: null,
  freeFireId: null,
  handle: null,
});
const record = (token: string, role: string, id = 7) => JSON.stringify({ token, user: wireUser(role, id), role });
const fromAnotherTab = (newValue: string | null, key: string | null = 'auth') =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));

let auth: Auth;
beforeEach(() => {
  localStorage.clear();
  auth = createAuth();
});
afterEach(() => auth.dispose());

it('starts signed out, with the role null', () => {
  expect(auth.view.get()).toEqual({ isLoggedIn: false, isAuthenticate: false, role: null, loggedInUserInfo: null });
});

it('stores token, user and role under `auth` as the wire names them, and the id under `userId`', () => {
  auth.signIn({ token: 'one', user: user('ROLE_ADMIN') });
  const stored: unknown = JSON.parse(localStorage.getItem('auth') ?? '');
  expect(stored).toMatchObject({ token: 'one', role: 'ROLE_ADMIN', user: { id: 7, mobileNo: '0123', roles: [{ name: 'ROLE_ADMIN' }] } });
  expect(localStorage.getItem('userId')).toBe('7');
});

it('gives ROLE_USER to a user without roles, and ROLE_ADMIN wherever it is in the list', () => {
  auth.signIn({ token: 'two', user: user(null) });
  expect(auth.view.get().role).toBe('ROLE_USER');
  auth.signIn({
    token: 'three',
    user: {
      ...user(null),
      roles: [
        { id: 1, name: 'ROLE_NORMAL' },
        { id: 2, name: 'ROLE_ADMIN' },
      ],
    },
  });
  expect(auth.view.get().role).toBe('ROLE_ADMIN');
});

it('is loaded from the record when a page begins', () => {
  auth.signIn({ token: 'four', user: user('ROLE_ADMIN') });
  const next = createAuth();
  expect(next.tokenOf()).toBe('four');
  expect(next.view.get()).toEqual(auth.view.get());
  next.dispose();
});

it('never shows the token to those who see the session', () => {
  auth.signIn({ token: 'a-secret-token', user: user('ROLE_ADMIN') });
  expect(JSON.stringify(auth.view.get())).not.toContain('a-secret-token');
});

it('tells its view only when the session changes, and gives the same object until then', () => {
  const listener = jest.fn();
  const stop = auth.view.subscribe(listener);
  const before = auth.view.get();
  auth.acknowledgeEnding();
  expect(auth.view.get()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
  auth.signIn({ token: 'five', user: null });
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

it('leaves nothing behind when the person signs out, and ROLE_NORMAL when the session expires', () => {
  auth.signIn({ token: 'six', user: user('ROLE_ADMIN') });
  auth.signOut();
  expect(auth.view.get()).toEqual({ isLoggedIn: false, isAuthenticate: false, role: null, loggedInUserInfo: null });
  expect(localStorage).toHaveLength(0);

  auth.signIn({ token: 'seven', user: user('ROLE_ADMIN') });
  auth.expire();
  expect(auth.view.get()).toEqual({ isLoggedIn: false, isAuthenticate: false, role: 'ROLE_NORMAL', loggedInUserInfo: null });
  expect(localStorage).toHaveLength(0);
});

describe('another tab', () => {
  it('signs this one in and out', () => {
    fromAnotherTab(record('eight', 'ROLE_ADMIN'));
    expect(auth.tokenOf()).toBe('eight');
    fromAnotherTab(null);
    expect(auth.view.get().isLoggedIn).toBe(false);
    expect(auth.store.getState().ending).toBe('elsewhere');
  });

  it('that clears all storage signs this one out', () => {
    auth.signIn({ token: 'nine', user: user('ROLE_ADMIN') });
    fromAnotherTab(null, null);
    expect(auth.tokenOf()).toBeNull();
  });

  it('that writes rubbish signs this one out', () => {
    auth.signIn({ token: 'ten', user: user('ROLE_ADMIN') });
    fromAnotherTab('{"token":');
    expect(auth.tokenOf()).toBeNull();
  });

  it('that stores other things changes nothing', () => {
    auth.signIn({ token: 'eleven', user: user('ROLE_ADMIN') });
    fromAnotherTab('dark', 'arena-theme');
    expect(auth.tokenOf()).toBe('eleven');
  });

  it('that has not heard of an expiry does not bring the dead token back', () => {
    auth.signIn({ token: 'twelve', user: user('ROLE_ADMIN') });
    auth.expire();
    fromAnotherTab(record('twelve', 'ROLE_ADMIN'));
    localStorage.setItem('auth', record('twelve', 'ROLE_ADMIN'));
    expect(auth.tokenOf()).toBeNull();
    expect(auth.peekStored()).toBeNull();
  });

  it('removes the previous user’s data when another user signs in', async () => {
    const queryClient = new QueryClient();
    const stop = followIdentity(queryClient, auth);
    auth.signIn({ token: 'thirteen', user: user('ROLE_ADMIN', 1) });
    queryClient.setQueryData(['users'], ['a private list']);
    fromAnotherTab(record('fourteen', 'ROLE_ADMIN', 2));
    expect(queryClient.getQueryData(['users'])).toBeUndefined();
    stop();
    queryClient.clear();
  });
});

it('goes on with another token and other data, in the role that it had, and lets go of the token before', () => {
  auth.renew({ token: 'signed out' });
  expect(auth.tokenOf()).toBeNull();
  auth.signIn({ token: 'old', user: user('ROLE_ADMIN') });
  auth.renew({ user: { ...user(null), name: 'Amara K.' } });
  expect(auth.view.get()).toMatchObject({ role: 'ROLE_ADMIN', loggedInUserInfo: { name: 'Amara K.' } });
  auth.renew({ token: 'new' });
  expect(auth.tokenOf()).toBe('new');
  expect(JSON.parse(localStorage.getItem('auth') ?? '')).toMatchObject({ token: 'new', role: 'ROLE_ADMIN', user: { name: 'Amara K.' } });
  // Another tab that still has the old one must not bring it back.
  fromAnotherTab(record('old', 'ROLE_ADMIN'));
  expect(auth.tokenOf()).toBe('new');
});
