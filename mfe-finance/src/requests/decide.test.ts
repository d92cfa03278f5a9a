import { type Capability, topUpCalls } from '@arena/shared/contract';
import { exclusively, type IntentState } from '@arena/shared/platform';
import { type FinanceHost, fails, held, installHost, NO_ANSWER, queryClient, topUpOf, topUps } from '../testing';
import { TOP_UPS } from '../topups/top-ups';
import { decide, NEWS, NOWHERE, settle, UNREAD, UNWRITTEN } from './decide';
import type { Decision } from './decisions';
import { type DecisionIntent, decisionAction, earlierDecision, storedDecision, writeDecision } from './intents';

const ACTION = decisionAction('topup', 9001);
const REQUEST = { ...topUpOf(1), id: 9001 };
const KEEPS: readonly Capability[] = ['idempotency-key', 'topup-statistics'];
let host: FinanceHost;

const start = (capabilities: readonly Capability[] = []) => {
  host = installHost({ capabilities });
  host.topUps = topUps(1, 2);
};
const run = (decision: Decision = 'APPROVED', seen = storedDecision(ACTION)) => decide(TOP_UPS, REQUEST, decision, seen);
const intentIs = (state: IntentState, decision: Decision = 'APPROVED'): DecisionIntent => {
  writeDecision(ACTION, { key: 'the-first-key', state, detail: { decision, amount: 5, person: 'Player 1' }, at: 1 });
  const stored = storedDecision(ACTION);
  if (stored === null) throw new Error('not stored');
  return stored;
};
const moveTo = (status: string) => void (host.topUps = host.topUps.map((row) => (row.id === 9001 ? { ...row, status } : row)));
/** The answer is lost on its way back: what was asked for has happened. */
const loseAnswer = (call: typeof topUpCalls.approve | typeof topUpCalls.reject, status: string, kind: 'timeout' | 'network' | 'server') =>
  host.on(call, () => {
    host.carriedOut.push('lost');
    moveTo(status);
    return fails(kind)();
  });

beforeEach(() => start());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  expect(host.unhandled).toEqual([]);
});

test('a decision is written down, sent once, and settled', async () => {
  expect(await run()).toEqual({ kind: 'done' });
  expect(host.carriedOut).toEqual(['approve 9001']);
  expect(storedDecision(ACTION)).toMatchObject({ state: 'done', detail: { decision: 'APPROVED', amount: 5, person: 'Player 1' } });
});

test('on a bare backend the pending list is read afresh before anything is sent, and no key goes out', async () => {
  await run();
  expect(host.made(topUpCalls.listByStatus).map(({ input }) => input)).toEqual([{ params: { status: 'PENDING' }, query: {} }]);
  expect(host.made(topUpCalls.approve)[0]).toMatchObject({ input: { params: { topUpId: 9001 } }, options: {} });
});

test('where the server keeps the first decision, one call with its key is all', async () => {
  start(KEEPS);
  await run('REJECTED');
  expect(host.made(topUpCalls.listByStatus)).toEqual([]);
  expect(host.made(topUpCalls.reject)[0]?.options.idempotencyKey).toBe(storedDecision(ACTION)?.key);
});

test('one that a colleague decided is told so, and nothing is sent', async () => {
  moveTo('REJECTED');
  expect(await run()).toEqual({ kind: 'gone', state: 'REJECTED', message: null });
  expect(host.carriedOut).toEqual([]);
});

test('when the pending list cannot be read, nothing is sent', async () => {
  host.on(topUpCalls.listByStatus, fails('network'));
  expect(await run()).toEqual({ kind: 'unsent', message: UNREAD });
  expect(host.carriedOut).toEqual([]);
});

test('when nothing can be written down, nothing is sent', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(await run()).toEqual({ kind: 'unsent', message: UNWRITTEN });
  expect(host.carriedOut).toEqual([]);
});

describe.each(['timeout', 'network', 'server'] as const)('after a %s', (kind) => {
  test('that lost the answer, the lists say that it was done', async () => {
    loseAnswer(topUpCalls.approve, 'APPROVED', kind);
    expect(await run()).toEqual(kind === 'server' ? { kind: 'done', said: 'Something went wrong' } : { kind: 'done' });
    expect(host.carriedOut).toEqual(['lost']);
    expect(storedDecision(ACTION)?.state).toBe('done');
  });

  test('that lost the call, it is pending still, and known to be unanswered', async () => {
    host.on(topUpCalls.approve, fails(kind));
    expect(await run()).toEqual({ kind: 'unanswered', message: 'Something went wrong' });
    expect(storedDecision(ACTION)?.state).toBe('unknown');
  });

  test('that came after a colleague, the lists say how it was decided', async () => {
    loseAnswer(topUpCalls.approve, 'REJECTED', kind);
    const message = kind === 'server' ? 'Something went wrong. Rejected elsewhere meanwhile.' : null;
    expect(await run()).toEqual({ kind: 'gone', state: 'REJECTED', message });
  });
});

test('no answer, and no list that can be read: nobody knows, and it can be found out later', async () => {
  host.on(topUpCalls.approve, () => {
    moveTo('APPROVED');
    host.on(topUpCalls.listByStatus, fails('network'));
    return fails('timeout')();
  });
  expect(await run()).toEqual({ kind: 'unsure', message: 'Something went wrong' });
  expect(await settle(TOP_UPS, 9001)).toBeNull();
  host.on(topUpCalls.listByStatus, ({ params }) => host.topUps.filter(({ status }) => status === params.status.toUpperCase()));
  expect(await settle(TOP_UPS, 9001)).toEqual({ kind: 'done' });
  expect(storedDecision(ACTION)?.state).toBe('done');
  expect(host.made(topUpCalls.approve)).toHaveLength(1);
});

test('an unanswered decision that arrived after all is not sent again', async () => {
  intentIs('unknown');
  moveTo('APPROVED');
  expect(await run()).toEqual({ kind: 'done' });
  expect(host.carriedOut).toEqual([]);
});

test('an unanswered decision that arrived after all is not called somebody else’s when the other one is asked for', async () => {
  const gone = { kind: 'gone', state: 'APPROVED', message: 'Approved from this browser meanwhile.' };
  const seen = intentIs('unknown');
  moveTo('APPROVED');
  expect(await run('REJECTED')).toEqual(gone);
  expect(await run('REJECTED', seen)).toEqual(gone);
  expect(await run('APPROVED', seen)).toEqual({ kind: 'done' });
  expect(host.carriedOut).toEqual([]);
});

test('while no list tells how an unanswered decision ended, nobody else is named', async () => {
  intentIs('unknown');
  host.topUps = topUps(2);
  expect(await settle(TOP_UPS, 9001)).toBeNull();
  expect(await run()).toEqual({ kind: 'unsure', message: NOWHERE });
  expect(storedDecision(ACTION)?.state).toBe('unknown');
});

test('sent again, an unanswered decision keeps its key; another decision has its own', async () => {
  start(KEEPS);
  intentIs('unknown');
  await run('APPROVED');
  expect(host.made(topUpCalls.approve)[0]?.options.idempotencyKey).toBe('the-first-key');
  intentIs('unknown');
  await run('REJECTED');
  expect(host.made(topUpCalls.reject)[0]?.options.idempotencyKey).not.toBe('the-first-key');
});

test('the server tells an earlier decision: of a colleague, or of the same call sent again', async () => {
  start(KEEPS);
  host.on(topUpCalls.approve, () => ({ message: 'Approved by Amara', status: 'APPROVED', alreadyDecided: true }));
  expect(await run()).toEqual({ kind: 'gone', state: 'APPROVED', message: 'Approved by Amara' });
  intentIs('unknown');
  expect(await run()).toEqual({ kind: 'done' });
  host.on(topUpCalls.approve, () => ({ message: 'Rejected by Amara', status: 'rejected', alreadyDecided: true }));
  expect(await run()).toMatchObject({ kind: 'gone', state: 'REJECTED' });
});

test('a refusal of a request that is not pending any more is a colleague’s decision', async () => {
  start(KEEPS);
  host.on(topUpCalls.approve, () => {
    moveTo('REJECTED');
    return fails('refused', 'Top-up 9001 was already rejected by Amara', 400)();
  });
  expect(await run()).toEqual({ kind: 'gone', state: null, message: 'Top-up 9001 was already rejected by Amara' });
});

test.each([
  ['refused', 'Insufficient balance', 400, false],
  ['unauthorized', null, 401, true],
  ['forbidden', 'Not yours', 403, false],
] as const)('a call that is %s leaves the request as it is', async (kind, message, status, signedOut) => {
  host.on(topUpCalls.approve, fails(kind, message, status));
  expect(await run()).toEqual({ kind: 'refused', message: message ?? 'Something went wrong', signedOut });
  expect(storedDecision(ACTION)?.state).toBe('refused');
});

test('a request that is not there any more is gone', async () => {
  host.on(topUpCalls.approve, fails('not-found', 'Topup not found', 404));
  expect(await run()).toEqual({ kind: 'gone', state: null, message: 'Topup not found' });
});

test('two at once in one tab: the second waits, and finds it decided', async () => {
  const answer = held<typeof NO_ANSWER>();
  host.on(topUpCalls.approve, async () => {
    host.carriedOut.push('approve 9001');
    await answer.promise;
    moveTo('APPROVED');
    return NO_ANSWER;
  });
  const both = [run(), run('REJECTED', null)];
  setTimeout(() => answer.release(NO_ANSWER), 20);
  expect(await Promise.all(both)).toEqual([{ kind: 'done' }, { kind: 'gone', state: 'APPROVED', message: null }]);
  expect(host.carriedOut).toEqual(['approve 9001']);
});

test('while another tab decides it, its outcome is waited for', async () => {
  const other = held<void>();
  void exclusively(ACTION, () => other.promise);
  const waiting = run('REJECTED', null);
  intentIs('done', 'APPROVED');
  setTimeout(() => other.release(), 20);
  expect(await waiting).toEqual({ kind: 'gone', state: 'APPROVED', message: null });
  expect(host.carriedOut).toEqual([]);
});

test('a decision of another tab without an answer is news: the person is asked again', async () => {
  const seen = storedDecision(ACTION);
  intentIs('unknown');
  expect(await run('APPROVED', seen)).toEqual({ kind: 'unsent', message: NEWS });
  expect(host.carriedOut).toEqual([]);
});

test('reading the lists again never puts an older list over a newer one', async () => {
  await run();
  const list = queryClient().getQueryData(['mfe_finance', 'topup', 'list', 'PENDING']);
  expect(list).toMatchObject({ requests: [{ id: 9001 }, { id: 9002 }] });
});

test.each([
  ['nothing was sent', null, false, null],
  ['it was refused', 'refused', false, null],
  ['no answer came, on a bare backend', 'unknown', false, /An approval was sent .* and no answer came\. .* may move twice/],
  ['a reload came between', 'sending', false, /no answer came/],
  ['no answer came, and the server keeps the first', 'unknown', true, /safe to decide again/],
  ['the server agreed, but lists it as pending', 'done', false, /the server agreed to it, but its list still has the request/],
  ['the server agreed, and keeps the first', 'done', true, null],
] as const)('what a person is told before deciding again when %s', (_, state, keepsFirst, expected) => {
  const text = earlierDecision(state === null ? null : intentIs(state), keepsFirst);
  if (expected === null) expect(text).toBeNull();
  else expect(text).toMatch(expected);
});
