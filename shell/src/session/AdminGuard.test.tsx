import { act, screen, waitFor } from '@testing-library/react';
import { userCalls } from '@arena/shared/contract';
import { AdminGuard } from './AdminGuard';
import { auth } from './auth-store';
import LoginPage from './LoginPage';
import LogoutPage from './LogoutPage';
import { answer, freshToken, installTestPlatform, resetSession, signInAs, wireUser } from './testing';

const rendered = jest.fn();
function Secret() {
  rendered();
  return <h1>Overview</h1>;
}
const guarded = (
  <AdminGuard>
    <Secret />
  </AdminGuard>
);
const screens = { '/admin/*': guarded, '/': <h1>Home</h1>, '/auth/login': <LoginPage />, '/auth/logout': <LogoutPage /> };
const where = () => screen.getByTestId('where').textContent;
const refusal = { message: 'You are not authorized to access this page', tone: 'error' };

beforeEach(() => {
  resetSession();
  rendered.mockClear();
});

it('lets an administrator in', () => {
  const { visit, notify } = installTestPlatform();
  signInAs('ROLE_ADMIN');
  visit('/admin', screens);
  expect(screen.getByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(notify).not.toHaveBeenCalled();
});

it.each([
  ['a visitor', () => undefined],
  ['a user', () => signInAs('ROLE_USER')],
  ['a user without roles', () => signInAs(null)],
  ['a user with an expired role', () => signInAs('ROLE_NORMAL')],
])('sends %s home with one message, in the place of the address, and renders nothing of the area', async (_, prepare) => {
  const { visit, notify } = installTestPlatform({ server: () => answer(200, wireUser('ROLE_USER')) });
  prepare();
  visit('/admin/user-management', screens);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(where()).toBe('/');
  expect(notify.mock.calls).toEqual([[refusal]]);
  expect(rendered).not.toHaveBeenCalled();
});

it('lets in a user who was made an administrator since the sign-in', async () => {
  const { visit, notify, calls } = installTestPlatform({ server: () => answer(200, wireUser('ROLE_ADMIN')) });
  const token = signInAs('ROLE_USER');
  visit('/admin', screens);
  expect(rendered).not.toHaveBeenCalled();
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(calls[0]?.call).toBe('GET /users/7');
  expect([auth.tokenOf(), auth.view.get().role]).toEqual([token, 'ROLE_ADMIN']);
  expect(localStorage.getItem('auth')).toContain('"role":"ROLE_ADMIN"');
  expect(notify).not.toHaveBeenCalled();
});

it('tells a user whose session the server has ended why', async () => {
  const message = 'This account is banned.';
  const { visit, notify } = installTestPlatform({ server: () => answer(401, { message, code: 'session-ended' }) });
  signInAs('ROLE_USER');
  visit('/admin', screens);
  await waitFor(() => expect(where()).toBe('/auth/login'));
  expect(notify.mock.calls).toEqual([[{ message, tone: 'error' }]]);
});

it('refuses a user whose role can’t be read', async () => {
  const { visit, notify } = installTestPlatform({ server: () => answer(500) });
  signInAs('ROLE_USER');
  visit('/admin', screens);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(notify.mock.calls).toEqual([[refusal]]);
});

it('trusts a stored record that another tab has just written', () => {
  const { visit, notify } = installTestPlatform();
  const token = freshToken();
  localStorage.setItem('auth', JSON.stringify({ token, user: wireUser('ROLE_ADMIN'), role: 'ROLE_ADMIN' }));
  visit('/admin', screens);
  expect(screen.getByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(auth.tokenOf()).toBe(token);
  expect(notify).not.toHaveBeenCalled();
});

it.each([
  ['a token but another role', { token: 'abc', user: null, role: 'ROLE_USER' }],
  ['the role but no token', { token: '', user: null, role: 'ROLE_ADMIN' }],
])('does not trust a stored record with %s', async (_, record) => {
  const { visit, notify } = installTestPlatform();
  localStorage.setItem('auth', JSON.stringify(record));
  visit('/admin', screens);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(notify.mock.calls).toEqual([[refusal]]);
});

it('leaves an expired session to its own message and the login page', async () => {
  const { visit, notify, api } = installTestPlatform({ server: () => answer(401) });
  signInAs('ROLE_ADMIN');
  visit('/admin/user-management', screens);
  rendered.mockClear();

  await act(async () => {
    await Promise.allSettled([1, 2, 3, 4, 5].map(() => api.call(userCalls.list, {})));
  });
  expect(screen.queryByRole('heading', { name: 'Overview' })).not.toBeInTheDocument();
  expect(where()).toBe('/admin/user-management');

  await waitFor(() => expect(where()).toBe('/auth/login'));
  expect(notify.mock.calls).toEqual([[{ message: 'session expires, please login to access', tone: 'error' }]]);
  expect(auth.view.get().role).toBe('ROLE_NORMAL');
  expect(rendered).not.toHaveBeenCalled();
});

it('refuses as usual when the person goes back to the console after that', async () => {
  const { visit, notify, api, go } = installTestPlatform({ server: () => answer(401) });
  signInAs('ROLE_ADMIN');
  visit('/admin', screens);
  await act(async () => {
    await api.call(userCalls.list, {}).catch(() => undefined);
  });
  await waitFor(() => expect(where()).toBe('/auth/login'));
  notify.mockClear();
  act(() => go('/admin'));
  await waitFor(() => expect(where()).toBe('/'));
  expect(notify.mock.calls).toEqual([[refusal]]);
});

it('says nothing to a person who signs out while inside', async () => {
  const { visit, notify, go } = installTestPlatform({ server: () => answer(200, {}) });
  signInAs('ROLE_ADMIN');
  visit('/admin', screens);
  act(() => go('/auth/logout'));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(notify).not.toHaveBeenCalled();
});

it('tells a person who signed out in another tab what happened', async () => {
  const { visit, notify } = installTestPlatform();
  signInAs('ROLE_ADMIN');
  visit('/admin', screens);
  localStorage.removeItem('auth');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: null, storageArea: localStorage })));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(notify.mock.calls).toEqual([[{ message: 'You signed out in another tab.', tone: 'info' }]]);
});

it('shows nothing of a restored page until its session is checked', async () => {
  const { visit, notify } = installTestPlatform();
  signInAs('ROLE_ADMIN');
  visit('/admin', screens);
  const turn = (kind: 'pagehide' | 'pageshow') => act(() => void window.dispatchEvent(new PageTransitionEvent(kind, { persisted: true })));
  turn('pagehide');
  expect(screen.getByText('Overview')).not.toBeVisible();
  turn('pageshow');
  expect(screen.getByText('Overview')).toBeVisible();

  turn('pagehide');
  // A later page of this tab signed out. Stored pages hear no events.
  localStorage.removeItem('auth');
  turn('pageshow');
  expect(screen.queryByText('Overview')).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(notify).not.toHaveBeenCalled();
});

it('sends a person whose stored session was over to the login page', async () => {
  const { visit, notify } = installTestPlatform();
  auth.store.setState({ ending: 'found-over' });
  visit('/admin/room-management', screens);
  await waitFor(() => expect(where()).toBe('/auth/login'));
  expect(notify.mock.calls).toEqual([[{ message: 'session expires, please login to access', tone: 'error' }]]);
});
