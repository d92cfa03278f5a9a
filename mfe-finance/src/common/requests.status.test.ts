import { decidabilityOf } from './requests.status';
import { installTestHost, topUpOf } from '../testing';

beforeEach(() => void installTestHost());

const reasonOf = (changes: Parameters<typeof topUpOf>[1]) => {
  const verdict = decidabilityOf(topUpOf(1, changes));
  return verdict.status === 'open' ? null : verdict.reason;
};

test.each(['PENDING', 'pending', ' Pending '])('a request with the status "%s" can be decided', (status) => {
  expect(reasonOf({ status })).toBeNull();
});

test.each([
  ['APPROVED', 'This request was approved.'],
  ['Approved', 'This request was approved.'],
  ['rejected', 'This request was rejected.'],
  ['ON_HOLD', 'Its status is “ON_HOLD”. Only a pending request can be decided.'],
  [null, 'It has no status. Only a pending request can be decided.'],
])('one with the status %s cannot', (status, reason) => {
  expect(reasonOf({ status })).toBe(reason);
});

test('one without an id cannot', () => {
  expect(reasonOf({ id: null })).toBe('This request has no ID, so it can’t be decided here.');
});
