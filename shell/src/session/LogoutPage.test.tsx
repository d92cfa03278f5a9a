import { screen, waitFor } from '@testing-library/react';
import { auth } from './auth-store';
import LogoutPage from './LogoutPage';
import { answer, installTestPlatform, resetSession, signInAs } from './testing';

const screens = { '/auth/logout': <LogoutPage />, '/': <h1>Home</h1> };

beforeEach(resetSession);

it('tells the server once, with the token, and goes home at once', async () => {
  const { visit, calls, notify, queryClient } = installTestPlatform({ server: () => new Promise(() => undefined) });
  const token = signInAs('ROLE_ADMIN');
  queryClient.setQueryData(['users'], ['a private list']);
  sessionStorage.setItem('arena.draft.7.create-room', '{}');
  visit('/auth/logout', screens);

  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(calls.map(({ call }) => call)).toEqual(['GET /auth/logout']);
  expect(calls[0]?.request.headers.get('authorization')).toBe(`Bearer ${token}`);
  expect(auth.view.get()).toEqual({ isLoggedIn: false, isAuthenticate: false, role: null, loggedInUserInfo: null });
  expect(localStorage.getItem('auth')).toBeNull();
  expect(sessionStorage.getItem('arena.draft.7.create-room')).toBeNull();
  expect(queryClient.getQueryData(['users'])).toBeUndefined();
  expect(notify).not.toHaveBeenCalled();
});

it.each([401, 404, 500])('signs out here and says so when the server answers %s, without asking again', async (status) => {
  const { visit, calls, notify } = installTestPlatform({ server: () => answer(status) });
  signInAs('ROLE_ADMIN');
  visit('/auth/logout', screens);
  await waitFor(() => expect(notify).toHaveBeenCalled());
  expect(notify.mock.calls).toEqual([[{ message: 'Server logout failed, but you are logged out locally.', tone: 'error' }]]);
  expect(calls).toHaveLength(1);
  expect(auth.tokenOf()).toBeNull();
  expect(screen.getByTestId('where')).toHaveTextContent(/^\/$/);
});

it('just goes home when no user is signed in', async () => {
  const { visit, calls, notify } = installTestPlatform();
  visit('/auth/logout', screens);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(calls).toHaveLength(0);
  expect(notify).not.toHaveBeenCalled();
});
