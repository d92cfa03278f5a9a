import { createAuth } from './auth-store';
import { createExpiry } from './expiry';
import { readReturn } from './return-address';
import { wireUser } from './testing';

const user = { ...wireUser('ROLE_ADMIN'), mobile: null, balance: null, imageName: null, pubgId: null, freeFireId: null, handle: null };

function setUp() {
  const auth = createAuth();
  const deps = {
    notify: jest.fn(),
    navigate: jest.fn(),
    location: jest.fn(() => '/admin/top-up-manage?status=PENDING'),
    queryClient: { cancelQueries: jest.fn(() => Promise.resolve()), clear: jest.fn() },
  };
  return { auth, ...deps, onUnauthorized: createExpiry({ ...deps, auth }) };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('says it once, clears once and redirects once, however many calls are refused at the same time', () => {
  const { auth, notify, navigate, queryClient, onUnauthorized } = setUp();
  auth.signIn({ token: 'one', user });
  const ended = jest.fn();
  auth.view.subscribe(ended);
  for (let call = 0; call < 7; call += 1) onUnauthorized('one');

  expect(notify).toHaveBeenCalledTimes(1);
  expect(notify).toHaveBeenCalledWith({ message: 'session expires, please login to access', tone: 'error' });
  expect(ended).toHaveBeenCalledTimes(1);
  expect(auth.view.get()).toMatchObject({ isLoggedIn: false, role: 'ROLE_NORMAL' });
  expect(localStorage.getItem('auth')).toBeNull();

  jest.advanceTimersByTime(499);
  onUnauthorized('one');
  expect(navigate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenCalledWith('/auth/login', { replace: true, state: { from: '/admin/top-up-manage?status=PENDING' } });
  expect(queryClient.clear).toHaveBeenCalledTimes(1);

  jest.advanceTimersByTime(60_000);
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(notify).toHaveBeenCalledTimes(1);
});

it('takes a supplied message instead of its own', () => {
  const { auth, notify, onUnauthorized } = setUp();
  auth.signIn({ token: 'two', user });
  onUnauthorized('two', 'Your account was closed.');
  expect(notify).toHaveBeenCalledWith({ message: 'Your account was closed.', tone: 'error' });
});

it('ignores events when no user is signed in', () => {
  const { notify, navigate, onUnauthorized } = setUp();
  onUnauthorized(null);
  onUnauthorized('some-token');
  jest.runAllTimers();
  expect(notify).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

it('ignores a late answer that belongs to the session before', () => {
  const { auth, notify, navigate, onUnauthorized } = setUp();
  auth.signIn({ token: 'old', user });
  auth.signIn({ token: 'new', user });
  onUnauthorized('old');
  jest.runAllTimers();
  expect(auth.tokenOf()).toBe('new');
  expect(notify).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

it('goes on with the session that another tab has begun in the place of this one, before it has heard of it', () => {
  const { auth, notify, navigate, onUnauthorized } = setUp();
  auth.signIn({ token: 'replaced', user });
  const record = JSON.stringify({ ...(JSON.parse(localStorage.getItem('auth') ?? '') as object), token: 'begun-elsewhere' });
  localStorage.setItem('auth', record);
  onUnauthorized('replaced');
  jest.runAllTimers();
  expect(auth.tokenOf()).toBe('begun-elsewhere');
  expect(localStorage.getItem('auth')).toBe(record);
  expect(notify).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

it('ignores a call that was sent without a token before the person signed in', () => {
  const { auth, notify, onUnauthorized } = setUp();
  auth.signIn({ token: 'three', user });
  onUnauthorized(null);
  expect(notify).not.toHaveBeenCalled();
  expect(auth.tokenOf()).toBe('three');
});

it('keeps a user who signs in again within the half second', () => {
  const { auth, navigate, onUnauthorized } = setUp();
  auth.signIn({ token: 'four', user });
  onUnauthorized('four');
  auth.signIn({ token: 'five', user });
  jest.runAllTimers();
  expect(navigate).not.toHaveBeenCalled();
});

it('handles the end of the next session as it did that of the first', () => {
  const { auth, notify, navigate, onUnauthorized } = setUp();
  for (const token of ['six', 'seven']) {
    auth.signIn({ token, user });
    onUnauthorized(token);
    jest.runAllTimers();
  }
  expect(notify).toHaveBeenCalledTimes(2);
  expect(navigate).toHaveBeenCalledTimes(2);
});

it('remembers where the person was, for that person only', () => {
  const { auth, onUnauthorized } = setUp();
  document.title = 'Top-Up Management · Arena';
  auth.signIn({ token: 'eight', user });
  onUnauthorized('eight');
  expect(readReturn(7)).toEqual({ path: '/admin/top-up-manage?status=PENDING', screen: 'Top-Up Management', userId: 7 });
  expect(readReturn(8)).toBeNull();
});

it.each(['//evil.example/admin', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '/auth/login', '', 42])(
  'never offers the return address %p',
  (path) => {
    sessionStorage.setItem('arena.return', JSON.stringify({ path, screen: 'A screen', userId: null }));
    expect(readReturn(7)).toBeNull();
  },
);
