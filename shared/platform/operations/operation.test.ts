import { ApiError } from '../api/errors';
import { fingerprintOf } from './identity';
import { ask, OneAct, type Spec } from './testing/one-act';
import { settle } from './testing/world';

/* One test for each row of the table in `spec.ts`. `operation.model.test.ts` covers random orders of events. */

let act: OneAct;
beforeEach(() => {
  act = new OneAct('bare');
});

test('on a bare server: read, written down, sent without a key, done', async () => {
  const running = act.operation().run({ what: 'it' });
  await act.end('answered', true, 'read');
  expect(act.entry).toMatchObject({ state: 'sending', detail: { what: 'it' } });
  expect(act.world.calls).toMatchObject([{ kind: 'send', key: null }]);
  await act.end('answered', true, 'send');
  expect(await running).toEqual({ kind: 'done', record: { what: 'it' }, answer: { earlier: false }, serverMessage: null });
  expect(act.entry?.state).toBe('done');
  expect(act.refreshed).toHaveBeenCalledTimes(1);
});

test('on a server that keeps the first: sent at once, with its key', async () => {
  act = new OneAct('first');
  const running = act.operation().run({ what: 'it' });
  await settle();
  expect(act.world.calls).toMatchObject([{ kind: 'send', key: act.entry?.key }]);
  await act.end('answered');
  expect((await running).kind).toBe('done');
});

test('what a colleague did before is told, and nothing is sent', async () => {
  act.world.colleagueActs();
  const running = act.operation().run({ what: 'it' });
  await act.end('answered', true, 'read');
  expect(await running).toEqual({ kind: 'superseded', ours: false, record: null, current: 'colleague', message: null });
  expect(act.world.calls).toEqual([]);
});

test('nothing is sent while the server cannot be asked, nor while nothing can be written down', async () => {
  const unread = act.operation().run({ what: 'it' });
  await act.end('lost', false, 'read');
  expect(await unread).toMatchObject({ kind: 'not-sent', reason: 'unread' });
  act.world.full = true;
  const unwritten = act.operation({ sentences: { storage: 'No room.' } }).run({ what: 'it' });
  await act.end('answered', true, 'read');
  expect(await unwritten).toEqual({ kind: 'not-sent', reason: 'storage', message: 'No room.' });
  expect(act.world.effects.filter(({ by }) => by === 'us').length).toBe(0);
  expect(act.refreshed).not.toHaveBeenCalled();
});

test('a refusal is told in the server’s words', async () => {
  const running = act.operation().run({ what: 'it' });
  await act.end('answered', true, 'read');
  await act.end('refused', false, 'send');
  expect(await running).toEqual({ kind: 'refused', message: 'Not now', fields: {}, signedOut: false });
  expect(act.entry?.state).toBe('refused');
});

test.each([
  ['a colleague was faster', true, { kind: 'superseded', current: 'colleague', message: 'Not now' }],
  ['the server just said no', false, { kind: 'refused', message: 'Not now' }],
])('with readAfterRefusal a refusal is looked into: %s', async (_, faster, expected) => {
  const running = act.operation({ readAfterRefusal: true }).run({ what: 'it' });
  await act.end('answered', true, 'read');
  if (faster) act.world.colleagueActs();
  await act.end('refused', false, 'send');
  await act.end('answered', true, 'read');
  expect(await running).toMatchObject(expected);
});

test('with readAfterRefusal a thing that is not there any more is superseded, without another look', async () => {
  const missing = new ApiError('not-found', 'It is gone', 404);
  const running = act.operation({ readAfterRefusal: true, send: () => Promise.reject(missing) }).run({ what: 'it' });
  await act.end('answered', true, 'read');
  expect(await running).toMatchObject({ kind: 'superseded', message: 'It is gone' });
});

describe('without an answer', () => {
  const lose = async (arrives: boolean, changes: Partial<Spec> = {}) => {
    const running = act.operation(changes).run({ what: 'it' });
    await act.end('answered', true, 'read');
    await act.end('failed', arrives, 'send');
    return { running };
  };

  test('what the server shows decides: it was done', async () => {
    const { running } = await lose(true);
    await act.end('answered', true, 'read');
    expect(await running).toEqual({ kind: 'done', record: { what: 'it' }, answer: null, serverMessage: 'It broke' });
    expect(act.entry?.state).toBe('done');
  });

  test('it was not done so far; sent again it keeps its key, and asks where `judge` asks', async () => {
    const { running } = await lose(false);
    await act.end('answered', true, 'read');
    expect(await running).toEqual({ kind: 'unanswered', message: 'It broke' });
    const first = act.entry;
    expect(first?.state).toBe('unknown');

    const again = act.operation({ judge: () => ask }).run({ what: 'it' });
    await act.end('answered', true, 'read');
    act.tab.question?.(true);
    await act.end('answered', true, 'read');
    await act.end('answered', true, 'send');
    expect((await again).kind).toBe('done');
    expect(act.entry?.key).toBe(first?.key);
  });

  test('the outcome is unknown while the server can’t be reached, and `reconcile` finds it later', async () => {
    const { running } = await lose(true);
    await act.end('lost', false, 'read');
    expect(await running).toEqual({ kind: 'unknown', message: 'It broke' });
    const looking = act.operation().reconcile(1);
    await act.end('answered', true, 'read');
    expect(await looking).toMatchObject({ kind: 'done', answer: null });
    expect(act.world.effects.filter(({ by }) => by === 'us').length).toBe(1);
  });

  test('a list that does not show it closes the matter where absence is final', async () => {
    const { running } = await lose(false, { absenceIsFinal: true });
    await act.end('answered', true, 'read');
    expect((await running).kind).toBe('unanswered');
    // It may still arrive, so only a later look may call it absent.
    expect(act.entry?.state).toBe('unknown');
    const looking = act.operation({ absenceIsFinal: true }).reconcile(1);
    await act.end('answered', true, 'read');
    expect((await looking)?.kind).toBe('unanswered');
    expect(act.entry?.state).toBe('refused');
  });
});

test('attributes an act that is no longer possible to someone else, unless it may have been this act', async () => {
  const closed: Partial<Spec> = { recognise: () => ({ status: 'unclear', closed: true }), sentences: { unknown: 'No list has it.' } };
  const first = act.operation(closed).run({ what: 'it' });
  await act.end('answered', true, 'read');
  expect(await first).toMatchObject({ kind: 'superseded', ours: false, current: null });
  const lost = act.operation().run({ what: 'it' });
  await act.end('answered', true, 'read');
  await act.end('lost', false, 'send');
  await act.end('lost', false, 'read');
  await lost;
  const again = act.operation(closed).run({ what: 'it' });
  await act.end('answered', true, 'read');
  expect(await again).toEqual({ kind: 'unknown', message: 'No list has it.' });
  expect(act.entry?.state).toBe('unknown');
});

test('what is current after a failure comes with the words of the failure, and is marked so', async () => {
  const theirs: Partial<Spec> = {
    recognise: ({ effects }) => (effects.length === 0 ? { status: 'open' } : { status: 'other', current: 'theirs' }),
  };
  const sending = act.operation(theirs).run({ what: 'it' });
  await act.end('answered', true, 'read');
  act.world.colleagueActs();
  await act.end('failed', false, 'send');
  await act.end('answered', true, 'read');
  expect(await sending).toMatchObject({ kind: 'superseded', current: 'theirs', message: 'It broke', afterFailure: true });
});

test('requests are told apart by their content', () => {
  expect(fingerprintOf({ a: 1 })).toBe(fingerprintOf({ a: 1 }));
  expect(fingerprintOf({ a: 1 })).not.toBe(fingerprintOf({ a: 2 }));
});
