import { ApiError } from '../api/errors';
import { fingerprintOf } from './identity';
import { defineOperation } from './operation';
import type { OperationSpec, Verdict } from './spec';
import { type Answer, type Ending, type ServerKind, type Tab, World } from './testing/world';

/* The protocol's table, a row a test. The order of things that nobody thought of is `operation.model.test.ts`. */

interface Request {
  readonly what: string;
}
interface Facts {
  readonly effects: World['effects'];
}
type Spec = OperationSpec<number, Request, Request, Facts, string, Answer>;

let world: World;
let tab: Tab;
const refreshed = jest.fn();

function operation(changes: Partial<Spec> = {}, of: Tab = tab) {
  return defineOperation<number, Request, Request, Facts, string, Answer>(
    {
      id: 'act',
      target: () => 1,
      describe: (request) => request,
      read: () => world.call<Facts>(of, 'read'),
      recognise: ({ effects }) => (effects.length === 0 ? { is: 'open' } : { is: 'done', current: effects[0]?.by ?? '' }),
      send: (_, { idempotencyKey }) => world.call<Answer>(of, 'send', idempotencyKey ?? null),
      refresh: refreshed,
      readBefore: 'unless-first-is-kept',
      keyed: true,
      ...changes,
    },
    of.env,
  );
}
const settle = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};
/** Ends the only waiting call. */
async function end(ending: Ending, arrives = ending === 'answered', kind?: 'read' | 'send'): Promise<void> {
  await settle();
  const [call] = world.calls;
  if (call === undefined) throw new Error('No call waits.');
  if (kind !== undefined) expect(call.kind).toBe(kind);
  world.end(call, ending, arrives);
  await settle();
}
function start(kind: ServerKind) {
  world = new World(kind);
  tab = world.openTab();
  refreshed.mockClear();
}
const entry = () => operation().entry(1);
const ask: Verdict = { go: 'ask', question: { title: 'Again?', body: '', confirmLabel: 'Again' } };
const ours = () => world.effects.filter(({ by }) => by === 'us').length;

beforeEach(() => start('bare'));

test('on a bare server: read, written down, sent without a key, done', async () => {
  const running = operation().run({ what: 'it' });
  await end('answered', true, 'read');
  expect(entry()).toMatchObject({ state: 'sending', detail: { what: 'it' } });
  expect(world.calls).toMatchObject([{ kind: 'send', key: null }]);
  await end('answered', true, 'send');
  expect(await running).toEqual({ kind: 'done', record: { what: 'it' }, answer: { earlier: false }, serverMessage: null });
  expect(entry()?.state).toBe('done');
  expect(refreshed).toHaveBeenCalledTimes(1);
});

test('on a server that keeps the first: sent at once, with its key', async () => {
  start('first');
  const running = operation().run({ what: 'it' });
  await settle();
  expect(world.calls).toMatchObject([{ kind: 'send', key: entry()?.key }]);
  await end('answered');
  expect((await running).kind).toBe('done');
});

test('what a colleague did before is told, and nothing is sent', async () => {
  world.colleagueActs();
  const running = operation().run({ what: 'it' });
  await end('answered', true, 'read');
  expect(await running).toEqual({ kind: 'superseded', ours: false, record: null, current: 'colleague', message: null });
  expect(world.calls).toEqual([]);
});

test('nothing is sent while the server cannot be asked, nor while nothing can be written down', async () => {
  const unread = operation().run({ what: 'it' });
  await end('lost', false, 'read');
  expect(await unread).toMatchObject({ kind: 'not-sent', reason: 'unread' });
  world.full = true;
  const unwritten = operation({ sentences: { storage: 'No room.' } }).run({ what: 'it' });
  await end('answered', true, 'read');
  expect(await unwritten).toEqual({ kind: 'not-sent', reason: 'storage', message: 'No room.' });
  expect(ours()).toBe(0);
  expect(refreshed).not.toHaveBeenCalled();
});

test('a refusal is told in the server’s words', async () => {
  const running = operation().run({ what: 'it' });
  await end('answered', true, 'read');
  await end('refused', false, 'send');
  expect(await running).toEqual({ kind: 'refused', message: 'Not now', fields: {}, signedOut: false });
  expect(entry()?.state).toBe('refused');
});

test.each([
  ['a colleague was faster', true, { kind: 'superseded', current: 'colleague', message: 'Not now' }],
  ['the server just said no', false, { kind: 'refused', message: 'Not now' }],
])('with readAfterRefusal a refusal is looked into: %s', async (_, faster, expected) => {
  const running = operation({ readAfterRefusal: true }).run({ what: 'it' });
  await end('answered', true, 'read');
  if (faster) world.colleagueActs();
  await end('refused', false, 'send');
  await end('answered', true, 'read');
  expect(await running).toMatchObject(expected);
});

test('with readAfterRefusal a thing that is not there any more is superseded, without another look', async () => {
  const missing = new ApiError('not-found', 'It is gone', 404);
  const running = operation({ readAfterRefusal: true, send: () => Promise.reject(missing) }).run({ what: 'it' });
  await end('answered', true, 'read');
  expect(await running).toMatchObject({ kind: 'superseded', message: 'It is gone' });
});

describe('without an answer', () => {
  const lose = async (arrives: boolean, changes: Partial<Spec> = {}) => {
    const running = operation(changes).run({ what: 'it' });
    await end('answered', true, 'read');
    await end('failed', arrives, 'send');
    return { running };
  };

  test('what the server shows decides: it was done', async () => {
    const { running } = await lose(true);
    await end('answered', true, 'read');
    expect(await running).toEqual({ kind: 'done', record: { what: 'it' }, answer: null, serverMessage: 'It broke' });
    expect(entry()?.state).toBe('done');
  });

  test('it was not done so far; sent again it keeps its key, and asks where `judge` asks', async () => {
    const { running } = await lose(false);
    await end('answered', true, 'read');
    expect(await running).toEqual({ kind: 'unanswered', message: 'It broke' });
    const first = entry();
    expect(first?.state).toBe('unknown');

    const again = operation({ judge: () => ask }).run({ what: 'it' });
    await end('answered', true, 'read');
    tab.question?.(true);
    await end('answered', true, 'read');
    await end('answered', true, 'send');
    expect((await again).kind).toBe('done');
    expect(entry()?.key).toBe(first?.key);
  });

  test('nobody knows while the server cannot be asked, and `reconcile` finds it out later', async () => {
    const { running } = await lose(true);
    await end('lost', false, 'read');
    expect(await running).toEqual({ kind: 'unknown', message: 'It broke' });
    const looking = operation().reconcile(1);
    await end('answered', true, 'read');
    expect(await looking).toMatchObject({ kind: 'done', answer: null });
    expect(ours()).toBe(1);
  });

  test('a list that does not show it closes the matter where absence is final', async () => {
    const { running } = await lose(false, { absenceIsFinal: true });
    await end('answered', true, 'read');
    expect((await running).kind).toBe('unanswered');
    // It may be on its way still: only who looks later may call it absent.
    expect(entry()?.state).toBe('unknown');
    const looking = operation({ absenceIsFinal: true }).reconcile(1);
    await end('answered', true, 'read');
    expect((await looking)?.kind).toBe('unanswered');
    expect(entry()?.state).toBe('refused');
  });
});

test('a question before anything else: no means that nothing is read or sent', async () => {
  const running = operation({ question: () => ({ title: 'Sure?', body: '', confirmLabel: 'Yes' }) }).run({ what: 'it' });
  await settle();
  expect(world.calls).toEqual([]);
  tab.question?.(false);
  expect(await running).toEqual({ kind: 'cancelled' });
  expect(refreshed).not.toHaveBeenCalled();
});

test('what changed while the person was asked is asked about anew', async () => {
  const running = operation({ judge: ({ recognition }) => (recognition?.is === 'open' ? ask : { go: 'stop', message: 'Too late' }) }).run({
    what: 'it',
  });
  await end('answered', true, 'read');
  world.colleagueActs();
  tab.question?.(true);
  await end('answered', true, 'read');
  expect(await running).toEqual({ kind: 'not-sent', reason: 'ruled-out', message: 'Too late' });
});

describe('in a second tab', () => {
  test('who presses while the first one sends waits, and is told that it was done', async () => {
    const other = world.openTab();
    const first = operation().run({ what: 'it' });
    await settle();
    const second = operation({}, other).run({ what: 'it' });
    await end('answered', true, 'read');
    await end('answered', true, 'send');
    expect((await first).kind).toBe('done');
    expect(await second).toMatchObject({ kind: 'superseded', ours: true, record: { what: 'it' } });
    expect(world.calls).toEqual([]);
  });

  test('who pressed before an answer was lost elsewhere is asked to look again', async () => {
    const other = world.openTab();
    const first = operation().run({ what: 'it' });
    await settle();
    const second = operation({}, other).run({ what: 'it' });
    await end('answered', true, 'read');
    await end('lost', false, 'send');
    await end('answered', true, 'read');
    expect((await first).kind).toBe('unanswered');
    expect(await second).toMatchObject({ kind: 'not-sent', reason: 'changed' });
  });
});

test('what a page was sending when it went away is looked up before anything is sent', async () => {
  void operation().run({ what: 'it' });
  await end('answered', true, 'read');
  tab = world.reload(tab);
  const running = operation().run({ what: 'it' });
  await end('answered', true, 'read');
  expect((await running).kind).toBe('unanswered');
  expect(entry()?.state).toBe('unknown');
});

test('what an earlier version of the console sent without an answer is looked up before anything is sent', async () => {
  world.colleagueActs();
  tab.env.journal.write('act:1', { key: 'k', state: 'unknown', detail: { what: 'it' }, at: 0 });
  const running = operation({ readBefore: 'after-silence' }).run({ what: 'it' });
  await end('answered', true, 'read');
  expect(await running).toMatchObject({ kind: 'superseded', ours: true, record: { what: 'it' } });
  expect(world.calls).toEqual([]);
});

test('reconcile has nothing to say of what was never sent or was refused', async () => {
  expect(await operation().reconcile(1)).toBeNull();
  expect(world.calls).toEqual([]);
});

test('requests are told apart by their content', () => {
  expect(fingerprintOf({ a: 1 })).toBe(fingerprintOf({ a: 1 }));
  expect(fingerprintOf({ a: 1 })).not.toBe(fingerprintOf({ a: 2 }));
});
