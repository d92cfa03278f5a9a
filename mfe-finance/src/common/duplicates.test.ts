import { at, installTestHost, topUpOf } from '../testing';
import { duplicatesOf } from './duplicates';

beforeEach(() => void installTestHost());

const first = topUpOf(1, { requestedAt: at('2026-11-20T10:00:00') });
const twin = (requestedAt: string | null, changes = {}) =>
  topUpOf(1, { id: 9500, requestedAt: requestedAt === null ? null : at(requestedAt), ...changes });

test('the same user and amount within ten minutes is marked, on both', () => {
  const second = twin('2026-11-20T10:04:00');
  const marks = duplicatesOf([second, topUpOf(2), first]);
  expect(marks.get(first)).toBe('Same user and amount as request 9500, 4 min apart');
  expect(marks.get(second)).toBe('Same user and amount as request 9001, 4 min apart');
  expect(marks.size).toBe(2);
});

test.each([
  ['exactly ten minutes apart', twin('2026-11-20T10:10:00'), true],
  ['a second more', twin('2026-11-20T10:10:01'), false],
  ['another amount', twin('2026-11-20T10:04:00', { amount: 6 }), false],
  ['another user', twin('2026-11-20T10:04:00', { user: { id: 2, name: 'Player 1', email: null, mobile: null, bannedAt: null } }), false],
  ['no time', twin(null), false],
  ['no user', twin('2026-11-20T10:04:00', { user: null }), false],
  ['no amount', twin('2026-11-20T10:04:00', { amount: null }), false],
])('%s', (_, second, marked) => {
  expect(duplicatesOf([first, second]).has(second)).toBe(marked);
});

test('where the backend gives no user id the email address tells people apart, and a name alone does not', () => {
  const of = (email: string | null) => ({ id: null, name: 'Sam', email, mobile: null, bannedAt: null });
  const one = topUpOf(1, { user: of('Sam@mail.test'), requestedAt: at('2026-11-20T10:00:00') });
  const two = twin('2026-11-20T10:01:00', { user: of('sam@mail.test') });
  expect(duplicatesOf([one, two]).size).toBe(2);
  expect(
    duplicatesOf([
      { ...one, user: of(null) },
      { ...two, user: of(null) },
    ]).size,
  ).toBe(0);
});
