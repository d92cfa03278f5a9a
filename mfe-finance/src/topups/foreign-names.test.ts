// cspell:ignore ereh kcab
import { TOP_UPS } from './topups.kind';
import { installTestHost, topUpOf } from '../testing';

beforeEach(() => void installTestHost());

test.each([
  ['Omar', 'Omar'],
  ['سارة', '\u2068سارة\u2069'],
  ['\u202Elive .ereh kcab', 'live .ereh kcab'],
])('the name %j moves no other word of the confirmation', (name, shown) => {
  const request = topUpOf(1, { amount: 150, user: { id: 3, name, email: null, mobile: null, bannedAt: null } });
  expect(TOP_UPS.consequence(request, 'APPROVED')).toBe(`$150.00 will be added to ${shown}’s balance. You can’t undo this.`);
});
