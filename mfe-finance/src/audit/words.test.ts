import { daysText, queryOf } from './log-filters';
import { ACT_OPTIONS, actionText, changesOf, labelOf, shownOf, sideOf, subjectText } from './words';

test.each([
  ['status', 'Status'],
  ['balanceCents', 'Balance'],
  ['decidedBy', 'Decided by'],
  ['userId', 'User ID'],
  ['max_players', 'Max players'],
  ['Cents', 'Cents'],
])('the member %s is called %s', (name, label) => {
  expect(labelOf(name)).toBe(label);
});

test('what changed comes first, then what one side has, then what stayed; amounts are money', () => {
  const changes = changesOf(
    { note: 'same', status: 'PENDING', balanceCents: 1000 },
    {
      note: 'same',
      status: 'APPROVED',
      balanceCents: 1550,
      userId: 7,
      key: null,
      parts: [1, 2],
      paid: true,
      bannedAt: '2026-11-27T21:50:26.706Z',
    },
  );
  expect(changes).toEqual([
    { label: 'Status', before: 'PENDING', after: 'APPROVED' },
    { label: 'Balance', before: '$10.00', after: '$15.50' },
    { label: 'User ID', before: null, after: '7' },
    { label: 'Parts', before: null, after: '1, 2' },
    { label: 'Paid', before: null, after: 'yes' },
    { label: 'Banned at', before: null, after: '27 Nov 2026, 21:50' },
    { label: 'Note', before: 'same', after: 'same' },
  ]);
  expect(sideOf(changes, 'before')).toBe('Status PENDING, Balance $10.00');
  expect(sideOf(changes, 'after')).toBe('Status APPROVED, Balance $15.50, User ID 7, Parts 1, 2, Paid yes, Banned at 27 Nov 2026, 21:50');
});

test('something that was made or removed has one side', () => {
  expect(changesOf(null, null)).toEqual([]);
  expect(sideOf(changesOf(null, { name: 'Amara' }), 'before')).toBe('');
  expect(sideOf(changesOf({ name: 'Amara' }, null), 'before')).toBe('Name Amara');
});

test('a row shows changed fields that people read', () => {
  const changes = changesOf(
    { status: 'PENDING', note: 'same' },
    { status: 'APPROVED', note: 'same', userId: 7, idempotencyKey: 'k', amountCents: 500 },
  );
  expect(shownOf(changes).map(({ label }) => label)).toEqual(['Status', 'Amount']);
});

test('an adjusted balance has its amount and reason', () => {
  const after = { balanceCents: 600, amountCents: -400, reason: 'Paid twice', transactionId: 5, idempotencyKey: 'k' };
  const changes = shownOf(changesOf({ balanceCents: 1000 }, after));
  expect(sideOf(changes, 'before')).toBe('Balance $10.00');
  expect(sideOf(changes, 'after')).toBe('Balance $6.00, Amount -$4.00, Reason Paid twice');
  expect(ACT_OPTIONS).toContainEqual({ value: 'adjust-balance', label: 'Adjust balance' });
});

test('actions and subjects are in words, unknown ones as they are', () => {
  expect([actionText('topup.approve'), actionText('room.pay-winner'), actionText('login'), actionText(null)]).toEqual([
    ...['Approve', 'Pay winner', 'Login', ''],
  ]);
  expect([subjectText('topup', 12), subjectText('form-message', 3), subjectText('badge', null), subjectText(null, 4)]).toEqual([
    ...['Top-up 12', 'Message 3', 'Badge', '4'],
  ]);
});

test('filters without a value or a meaning are not sent', () => {
  const none = { keywords: '', from: '', to: '', subject: '', act: '', actor: '', whom: '' };
  expect(queryOf({ ...none, keywords: 'amara', to: '2026-11-21' })).toEqual({ keywords: 'amara', to: '2026-11-21' });
  expect(queryOf({ ...none, act: 'approve', actor: '1', whom: '7' })).toEqual({ act: 'approve', actor: 1, whom: 7 });
  expect(queryOf({ ...none, act: 'dance', actor: 'me', whom: '-7' })).toEqual({});
});

test('days are said in words', () => {
  const days = (from: string, to: string) => daysText({ from, to });
  expect([days('2026-11-16', '2026-11-22'), days('2026-11-16', '2026-11-16'), days('2026-11-16', ''), days('', '2026-11-22')]).toEqual([
    ...['16 Nov 2026 to 22 Nov 2026', '16 Nov 2026', 'Since 16 Nov 2026', 'Until 22 Nov 2026'],
  ]);
  expect(days('', '')).toBe('');
});
