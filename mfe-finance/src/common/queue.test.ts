import { installTestHost, topUpOf, topUps } from '../testing';
import { type MoneyRequest, REQUEST_SEARCH, type RequestRow } from './request';
import { totalsOf, totalsText } from './totals';
import { meaningOf, nextAfter } from './useQueueKeys';

beforeEach(() => void installTestHost());

const NO_USER = topUpOf(4, { user: null });
const NAMELESS = topUpOf(5, { user: { id: null, name: null, email: null, mobile: null, bannedAt: null } });

test.each([
  ['player 2', [9002]],
  ['PLAYER2@MAIL', [9002]],
  ['+25470000003', [9003]],
  ['9004', [9004]],
  ['  9001 ', [9001]],
  ['900', [9001, 9002, 9003, 9004, 9005]],
  ['null', []],
])('the search "%s" looks at name, email, mobile and id', (text, found) => {
  const filter = REQUEST_SEARCH.filter(text);
  const rows = [
    ...topUps(1, 2),
    topUpOf(3, { user: { id: 3, name: 'Wei', email: null, mobile: '+254700000031', bannedAt: null } }),
    NO_USER,
    NAMELESS,
  ];
  expect(rows.filter((item) => filter?.({ item })).map(({ id }) => id)).toEqual(found);
});

test('an empty search leaves everything', () => {
  expect(REQUEST_SEARCH.filter('   ')).toBeNull();
});

test('amounts are summed in cents, and one without an amount is said to be', () => {
  const rows = [topUpOf(1, { amount: 0.1 }), topUpOf(2, { amount: 0.2 }), topUpOf(3, { amount: null })];
  expect(totalsOf(rows)).toEqual({ count: 3, sum: 0.3, unknown: 1 });
  expect(totalsText(totalsOf(rows), 3)).toBe('3 requests · $0.30 · 1 without an amount');
  expect(totalsText(totalsOf(rows.slice(0, 2)), 12)).toBe('2 of 12 requests · $0.30');
  expect(totalsText(totalsOf([topUpOf(1)]), 1)).toBe('1 request · $5.00');
});

const key = (changes: Partial<Parameters<typeof meaningOf>[0]>) => ({
  ...{
    key: 'a',
    code: '',
    shiftKey: false,
    repeat: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    defaultPrevented: false,
    target: document.body,
  },
  ...changes,
});
test('A approves, R rejects, ? helps, in either case', () => {
  expect(['a', 'A', 'r', 'R', '?', 'x', 'Enter'].map((each) => meaningOf(key({ key: each })))).toEqual([
    ...['APPROVED', 'APPROVED', 'REJECTED', 'REJECTED', 'help'],
    ...[null, null],
  ]);
});
test.each([
  ['Russian', 'ф', 'к', ','],
  ['Hindi', 'ो', 'ी', 'य़'],
  ['Arabic', 'ش', 'ق', '؟'],
])('on a %s keyboard, the keys are where a US keyboard has them', (_, a, r, help) => {
  const pressed = [
    { key: a, code: 'KeyA' },
    { key: r, code: 'KeyR' },
    { key: help, code: 'Slash', shiftKey: true },
  ];
  expect(pressed.map((each) => meaningOf(key(each)))).toEqual(['APPROVED', 'REJECTED', 'help']);
});
test('on a French keyboard, the letter counts', () => {
  expect([{ key: 'a', code: 'KeyQ' }, { key: 'q', code: 'KeyA' }].map((each) => meaningOf(key(each)))).toEqual(['APPROVED', null]); // prettier-ignore
});
test.each([
  ['held down', { repeat: true }],
  ['with Ctrl', { ctrlKey: true }],
  ['with ⌘', { metaKey: true }],
  ['with Alt', { altKey: true }],
  ['in a field', { target: document.createElement('input') }],
  ['in a select', { target: document.createElement('select') }],
  ['used already', { defaultPrevented: true }],
])('a key that is %s means nothing', (_, changes) => {
  expect(meaningOf(key(changes))).toBeNull();
});

test('the next row is the nearest below that can be decided, else the nearest above', () => {
  const rowOf = (item: MoneyRequest): RequestRow => ({ key: String(item.id), item, state: 'open', note: null });
  const rows = [...topUps(1, 2), topUpOf(3, { status: 'APPROVED' }), topUpOf(4)].map(rowOf);
  const without = (...keys: string[]) => rows.map((row): RequestRow => (keys.includes(row.key) ? { ...row, state: 'sending' } : row));
  expect(nextAfter(rows, '9001')).toBe('9002');
  expect(nextAfter(rows, '9002')).toBe('9004');
  expect(nextAfter(rows, '9004')).toBe('9002');
  expect(nextAfter(without('9004'), '9002')).toBe('9001');
  expect(nextAfter(without('9001', '9004'), '9002')).toBeNull();
  expect(nextAfter(rows, '1')).toBeNull();
});
