import { logout, LOGOUT_FAILED_MESSAGE } from './logout';

const MEMBER = { token: 'abc', role: 'ROLE_USER', id: 7, name: 'Zayan Malik', email: null };

beforeEach(() => {
  localStorage.setItem('auth', '{}');
  localStorage.setItem('userId', '7');
  localStorage.setItem('arena-theme', 'light');
  sessionStorage.setItem('arena.draft.7.login', '{}');
  sessionStorage.setItem('arena.return', '{}');
  document.body.replaceChildren();
});

it('forgets what belongs to the person at once, and tells the server once with the token', async () => {
  const fetch = jest.fn().mockResolvedValue({ ok: true });
  Object.assign(globalThis, { fetch });
  const done = logout(MEMBER, 'Arena');
  expect({ ...localStorage }).toEqual({ 'arena-theme': 'light' });
  expect({ ...sessionStorage }).toEqual({});
  await done;
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith(
    '/api/v1/auth/logout',
    expect.objectContaining({ headers: expect.objectContaining({ authorization: 'Arena abc' }) }),
  );
  expect(document.body.textContent).toBe('');
});

it.each([
  ['refuses', jest.fn().mockResolvedValue({ ok: false, status: 404 })],
  ['cannot be reached', jest.fn().mockRejectedValue(new TypeError('network'))],
])('says so when the server %s', async (_, fetch) => {
  Object.assign(globalThis, { fetch });
  await logout(MEMBER, 'Bearer');
  expect(document.querySelector('[role=status]')?.textContent).toBe(LOGOUT_FAILED_MESSAGE);
});
