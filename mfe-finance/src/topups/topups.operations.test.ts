import { type Capability, topUpCalls } from '@arena/shared/contract';
import { type JournalEntry } from '@arena/shared/platform';
import { journalHas } from '@arena/shared/testing';
import { type FinanceHost, fails, installTestHost, queryClient, topUpOf, topUps } from '../testing';
import { decideTopUp as decide } from './topups.operations';
import { earlierDecision } from '../common/decision-words';
import type { DecisionRecord } from '../common/requests.operations';
import type { Decision } from '../common/requests.status';

/* What is finance's own: how the lists tell what became of a decision, and what an answer means. The rest is the protocol's. */

const REQUEST = { ...topUpOf(1), id: 9001 };
const KEEPS: readonly Capability[] = ['idempotency-key', 'topup-statistics'];
let host: FinanceHost;

const start = (capabilities: readonly Capability[] = []) => {
  host = installTestHost({ capabilities });
  host.topUps = topUps(1, 2);
};
const run = (decision: Decision = 'APPROVED', seen = decide.entry(9001)) =>
  decide.run({ request: REQUEST, decision, bannedConfirmed: false }, { seen });
const entryIs = (state: JournalEntry['state'], decision: Decision = 'APPROVED') => {
  journalHas<DecisionRecord>('topup-decision:9001', {
    key: 'the-first-key',
    state,
    detail: { decision, amount: 5, person: 'Player 1' },
    at: 1,
    request: '',
  });
  return decide.entry(9001);
};
const moveTo = (status: string) => void (host.topUps = host.topUps.map((row) => (row.id === 9001 ? { ...row, status } : row)));

beforeEach(() => start());
afterEach(() => {
  jest.restoreAllMocks();
});

test('on a bare backend the pending list is read before anything is sent, and no key goes out', async () => {
  expect((await run()).kind).toBe('done');
  expect(host.made(topUpCalls.listByStatus)[0]?.input).toEqual({ params: { status: 'PENDING' }, query: {} });
  expect(host.made(topUpCalls.approve)[0]).toMatchObject({ input: { params: { topUpId: 9001 } }, options: {} });
  expect(decide.entry(9001)).toMatchObject({ state: 'done', detail: { decision: 'APPROVED', amount: 5, person: 'Player 1' } });
});

test('where the server keeps the first decision, one call with its key is all', async () => {
  start(KEEPS);
  await run('REJECTED');
  expect(host.made(topUpCalls.listByStatus)).toEqual([]);
  expect(host.made(topUpCalls.reject)[0]?.options.idempotencyKey).toBe(decide.entry(9001)?.key);
});

test.each([
  ['REJECTED', 'REJECTED'],
  ['APPROVED', 'APPROVED'],
  ['in no list', null],
])('one that is %s by now is told to be so, and nothing is sent', async (status, current) => {
  if (current === null) host.topUps = topUps(2);
  else moveTo(status);
  expect(await run()).toMatchObject({ kind: 'superseded', ours: false, current });
  expect(host.carriedOut).toEqual([]);
});

test('after no answer the lists tell how it ended', async () => {
  for (const [status, expected] of [
    ['APPROVED', { kind: 'done', serverMessage: 'Something went wrong' }],
    ['PENDING', { kind: 'unanswered' }],
    ['REJECTED', { kind: 'superseded', current: 'REJECTED', afterFailure: true }],
  ] as const) {
    start();
    host.on(topUpCalls.approve, () => {
      moveTo(status);
      return fails('server')();
    });
    expect(await run()).toMatchObject(expected);
  }
});

test('the list confirms a decision without an answer; without a list no other administrator is named', async () => {
  const seen = entryIs('unknown');
  host.topUps = topUps(2);
  expect(await run('APPROVED', seen)).toEqual({ kind: 'unknown', message: 'The request isn’t in any loaded list' });
  host.topUps = topUps(1, 2);
  moveTo('APPROVED');
  expect(await run('REJECTED', seen)).toMatchObject({ kind: 'superseded', ours: true, record: { decision: 'APPROVED' } });
  expect(host.carriedOut).toEqual([]);
});

test('reads only the one request from a server that can search', async () => {
  start(['request-search']);
  host.on(topUpCalls.approve, () => {
    moveTo('APPROVED');
    return fails('timeout')();
  });
  expect(await run()).toMatchObject({ kind: 'done' });
  moveTo('REJECTED');
  entryIs('unknown');
  expect(await decide.reconcile(9001)).toMatchObject({ kind: 'superseded', current: 'REJECTED' });
  expect(host.made(topUpCalls.listByStatus)).toEqual([]);
  expect(new Set(host.made(topUpCalls.search).map(({ input }) => JSON.stringify(input)))).toEqual(new Set(['{"query":{"id":9001}}']));
});

test('what an earlier version of the console wrote down is looked into, and no key of it is lost', async () => {
  entryIs('sending');
  moveTo('APPROVED');
  expect(await decide.reconcile(9001)).toMatchObject({ kind: 'done', record: { decision: 'APPROVED' } });
  expect(decide.entry(9001)).toMatchObject({ key: 'the-first-key', state: 'done' });
});

test('the server tells an earlier decision: of a colleague, or of the same call sent again', async () => {
  start(KEEPS);
  host.on(topUpCalls.approve, fails('network'));
  host.on(topUpCalls.listByStatus, fails('network'));
  await run();
  const { key } = decide.entry(9001) ?? {};
  localStorage.clear();
  start(KEEPS);
  host.on(topUpCalls.approve, () => ({ message: 'Approved by Amara', status: 'APPROVED', alreadyDecided: true }));
  expect(await run()).toMatchObject({ kind: 'superseded', current: 'APPROVED', message: 'Approved by Amara' });
  expect(await run()).toMatchObject({ kind: 'done' });
  expect(key).toBeDefined();
  host.on(topUpCalls.approve, () => ({ message: 'Rejected by Amara', status: 'rejected', alreadyDecided: true }));
  expect(await run()).toMatchObject({ kind: 'superseded', current: 'REJECTED' });
});

test('a refusal of a request that is not pending any more is a colleague’s decision, and one of a missing request too', async () => {
  start(KEEPS);
  host.on(topUpCalls.approve, () => {
    moveTo('REJECTED');
    return fails('refused', 'Top-up 9001 was already rejected by Amara', 400)();
  });
  expect(await run()).toMatchObject({ kind: 'superseded', message: 'Top-up 9001 was already rejected by Amara' });
  host.on(topUpCalls.approve, fails('not-found', 'Topup not found', 404));
  expect(await run()).toMatchObject({ kind: 'superseded', current: null, message: 'Topup not found' });
});

test('reading the lists again never puts an older list over a newer one', async () => {
  await run();
  await new Promise((resolve) => setTimeout(resolve));
  const list = queryClient().getQueryData(['mfe_finance', 'topup', 'list', 'PENDING', 'first']);
  expect(list).toMatchObject({ rows: [{ id: 9001 }, { id: 9002 }] });
});

test.each([
  ['nothing was sent', null, false, null],
  ['it was refused', 'refused', false, null],
  [
    'no answer came, on a bare backend',
    'unknown',
    false,
    /An approval was sent .*, but the server never confirmed it\. .* could move the money twice/,
  ],
  ['a reload came between', 'sending', false, /never confirmed it/],
  ['no answer came, and the server keeps the first', 'unknown', true, /safe to decide again/],
  ['the server agreed, but lists it as pending', 'done', false, /the server confirmed it, but the request still shows as pending/],
  ['the server agreed, and keeps the first', 'done', true, null],
] as const)('what a person is told before deciding again when %s', (_, state, keepsFirst, expected) => {
  const text = earlierDecision(state === null ? null : entryIs(state), keepsFirst);
  if (expected === null) expect(text).toBeNull();
  else expect(text).toMatch(expected);
});
