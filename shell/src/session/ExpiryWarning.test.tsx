import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExpiryWarning } from './ExpiryWarning';
import { installTestPlatform, jwt, resetSession, signInAs } from './testing';
import { isOver } from './token-expiry';

const screens = { '/admin': <ExpiryWarning />, '/auth/login': <h1>Login</h1> };
const endingIn = (minutes: number) => jwt({ exp: Math.floor(Date.now() / 1000) + minutes * 60 });
// In small steps, so that React renders between two ticks.
const pass = (minutes: number) => {
  for (let step = 0; step < minutes * 6; step += 1) act(() => jest.advanceTimersByTime(10_000));
};

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  resetSession();
});
afterEach(() => jest.useRealTimers());

it('warns five minutes before the token ends, and counts down', () => {
  signInAs('ROLE_ADMIN', endingIn(20));
  installTestPlatform().visit('/admin', screens);
  pass(14);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  pass(1.2);
  expect(screen.getByText('Your session ends in 5 minutes')).toBeVisible();
  pass(4);
  expect(screen.getByText('Your session ends in a minute')).toBeVisible();
  pass(1.5);
  expect(screen.getByText('Your session has expired')).toBeVisible();
});

it('does not warn about a token that lasts for 30 days, nor about one that names no end', () => {
  signInAs('ROLE_ADMIN', endingIn(30 * 24 * 60));
  const { unmount } = installTestPlatform().visit('/admin', screens);
  pass(60);
  expect(screen.queryByText(/Your session/)).not.toBeInTheDocument();
  unmount();
  signInAs('ROLE_ADMIN');
  installTestPlatform().visit('/admin', screens);
  pass(60);
  expect(screen.queryByText(/Your session/)).not.toBeInTheDocument();
});

it('remembers the place when the person signs in again at once', async () => {
  signInAs('ROLE_ADMIN', endingIn(3));
  installTestPlatform().visit('/admin', screens);
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Sign in again' }));
  expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(sessionStorage.getItem('arena.return')).toContain('"/admin"');
});

it('gives a clock that is a little wrong the benefit of the doubt', () => {
  const token = jwt({ exp: 1_000 });
  expect(isOver(token, 1_030_000)).toBe(false);
  expect(isOver(token, 1_070_000)).toBe(true);
});
