import { applicationKey } from '@arena/shared/ui';
import { requestOf, requests } from '../testing';
import { afterDeciding, oldestFirst } from './request-rows';

test('the oldest request comes first, one without a time last', () => {
  // `requestOf(3)` is older than `requestOf(1)`.
  const untimed = requestOf(9, { requestedAt: null });
  expect(oldestFirst([untimed, ...requests(1, 3, 2)]).map(({ id }) => id)).toEqual([503, 502, 501, 509]);
});

test('two requests without an id are two rows', () => {
  expect(applicationKey(requestOf(1, { id: null }))).not.toBe(applicationKey(requestOf(2, { id: null })));
});

// What the protocol says of a decision, and what the row shows of it; the words are held by the page's tests.
const superseded = { ours: false, record: null, current: null, message: null } as const;
test.each([
  [{ kind: 'done', record: null, answer: true, serverMessage: null }, 'rejected'],
  [{ kind: 'done', record: null, answer: null, serverMessage: null }, 'gone'],
  [{ kind: 'superseded', ...superseded }, 'gone'],
  [{ kind: 'refused', message: 'No', fields: {}, signedOut: false }, 'open'],
  [{ kind: 'unanswered', message: 'No' }, 'open'],
  [{ kind: 'unknown', message: 'No' }, 'unsure'],
  [{ kind: 'not-sent', reason: 'unread', message: 'No' }, 'open'],
  [{ kind: 'cancelled' }, undefined],
] as const)('a rejection that ends with %o leaves its row %s', (outcome, state) => {
  expect(afterDeciding(outcome, 'REJECT')?.state).toBe(state);
});
