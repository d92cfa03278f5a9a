import { createAuth } from './auth-store';
import { compareClocks, serverNow } from './server-clock';
import { jwt } from './testing';
import { isOver } from './token-expiry';

const DAY_MS = 24 * 3_600_000;
const answered = (at: number | null) =>
  compareClocks(new Response(null, { headers: at === null ? {} : { date: new Date(at).toUTCString() } }), Date.now());

it('keeps a session that is over only by a clock that is 40 days ahead, for later pages too', () => {
  const now = Date.now() - 40 * DAY_MS;
  const token = jwt({ exp: Math.floor(now / 1000) + 3600 });
  expect(isOver(token)).toBe(true);
  answered(now);
  const auth = createAuth();
  auth.signIn({ token, user: null });
  auth.dispose();
  const next = createAuth();
  expect(next.tokenOf()).toBe(token);
  next.dispose();
  expect(isOver(jwt({ exp: Math.floor(now / 1000) - 3600 }))).toBe(true);
  expect(Math.abs(serverNow() - now)).toBeLessThan(5000);
});

it('ends no session early after a clock that was behind has been set', () => {
  answered(Date.now() + 40 * DAY_MS);
  expect(isOver(jwt({ exp: Math.floor(Date.now() / 1000) + 3600 }))).toBe(false);
});

it('names a wrong clock once, and again when it is wrong in another way', () => {
  expect(answered(Date.now() - 30_000)).toBeNull();
  expect(answered(Date.now() - 40 * DAY_MS)).toMatch(/^Your device’s clock is 40 d ahead\./);
  expect(answered(Date.now() - 40 * DAY_MS - 60_000)).toBeNull();
  expect(answered(null)).toBeNull();
  expect(answered(Date.now())).toBeNull();
  expect(answered(Date.now() + 2 * 3_600_000)).toMatch(/^Your device’s clock is (1 h 59 min|2 h) behind\./);
});

it('takes no answer for the time that came late, as after a sleep', () => {
  const now = () => Date.now();
  const late = new Response(null, { headers: { date: new Date(now() - DAY_MS).toUTCString() } });
  expect(compareClocks(late, now() - DAY_MS)).toBeNull();
  expect(isOver(jwt({ exp: Math.floor(now() / 1000) - 3600 }))).toBe(true);
});
