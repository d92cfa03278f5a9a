import { ask, OneAct } from './testing/one-act';
import { settle } from './testing/world';

/* The rows of the table in `spec.ts` about questions, a second tab and a page that unloads. */

let act: OneAct;
beforeEach(() => {
  act = new OneAct('bare');
});

test('a question before anything else: no means that nothing is read or sent', async () => {
  const running = act.operation({ question: () => ({ title: 'Sure?', body: '', confirmLabel: 'Yes' }) }).run({ what: 'it' });
  await settle();
  expect(act.world.calls).toEqual([]);
  act.tab.question?.(false);
  expect(await running).toEqual({ kind: 'cancelled' });
  expect(act.refreshed).not.toHaveBeenCalled();
});

test('asks again when the subject changed during the confirmation', async () => {
  const running = act
    .operation({ judge: ({ recognition }) => (recognition?.status === 'open' ? ask : { kind: 'stop', message: 'Too late' }) })
    .run({
      what: 'it',
    });
  await act.end('answered', true, 'read');
  act.world.colleagueActs();
  act.tab.question?.(true);
  await act.end('answered', true, 'read');
  expect(await running).toEqual({ kind: 'not-sent', reason: 'ruled-out', message: 'Too late' });
});

describe('in a second tab', () => {
  test('who presses while the first one sends waits, and is told that it was done', async () => {
    const other = act.world.openTab();
    const first = act.operation().run({ what: 'it' });
    await settle();
    const second = act.operation({}, other).run({ what: 'it' });
    await act.end('answered', true, 'read');
    await act.end('answered', true, 'send');
    expect((await first).kind).toBe('done');
    expect(await second).toMatchObject({ kind: 'superseded', ours: true, record: { what: 'it' } });
    expect(act.world.calls).toEqual([]);
  });

  test('asks users who pressed before another tab lost an answer to look again', async () => {
    const other = act.world.openTab();
    const first = act.operation().run({ what: 'it' });
    await settle();
    const second = act.operation({}, other).run({ what: 'it' });
    await act.end('answered', true, 'read');
    await act.end('lost', false, 'send');
    await act.end('answered', true, 'read');
    expect((await first).kind).toBe('unanswered');
    expect(await second).toMatchObject({ kind: 'not-sent', reason: 'changed' });
  });
});

test('what a page was sending when it went away is looked up before anything is sent', async () => {
  void act.operation().run({ what: 'it' });
  await act.end('answered', true, 'read');
  act.tab = act.world.reload(act.tab);
  const running = act.operation().run({ what: 'it' });
  await act.end('answered', true, 'read');
  expect((await running).kind).toBe('unanswered');
  expect(act.entry?.state).toBe('unknown');
});

test('a user who knew that it was being sent sends it again under its key', async () => {
  void act.operation().run({ what: 'it' });
  await act.end('answered', true, 'read');
  act.tab = act.world.reload(act.tab);
  const seen = act.entry;
  const running = act.operation().run({ what: 'it' }, { seen });
  await act.end('answered', true, 'read');
  await act.end('answered', true, 'send');
  expect((await running).kind).toBe('done');
  expect(act.entry?.key).toBe(seen?.key);
});

test('reconcile marks what had been found out before it looked', async () => {
  const running = act.operation().run({ what: 'it' });
  await act.end('answered', true, 'read');
  const looking = act.operation().reconcile(1);
  await act.end('answered', true, 'send');
  expect((await running).kind).toBe('done');
  expect(await looking).toMatchObject({ kind: 'done', known: true });
});

test('reconcile has nothing to say of what was never sent or was refused', async () => {
  expect(await act.operation().reconcile(1)).toBeNull();
  expect(act.world.calls).toEqual([]);
});

describe('a held operation', () => {
  const held = (of = act.tab) => act.operation({ hold: ({ what }) => `Doing ${what}` }, of);
  const press = async () => {
    const onHeld = jest.fn();
    const running = held().run({ what: 'it' }, { onHeld });
    await act.end('answered', true, 'read');
    expect(onHeld).toHaveBeenCalledTimes(1);
    expect(act.world.holds.size).toBe(1);
    return { running };
  };

  test('is read again and sent when the time is over', async () => {
    const { running } = await press();
    expect(act.world.calls).toEqual([]);
    act.tab.hold?.('over');
    await act.end('answered', true, 'read');
    await act.end('answered', true, 'send');
    expect((await running).kind).toBe('done');
    expect(act.world.holds.size).toBe(0);
  });

  test('finds what a colleague did in the meantime', async () => {
    const { running } = await press();
    act.world.colleagueActs();
    act.tab.hold?.('over');
    await act.end('answered', true, 'read');
    expect((await running).kind).toBe('superseded');
    expect(act.world.calls).toEqual([]);
  });

  test.each([
    ['undone', { kind: 'cancelled' }],
    ['late', { kind: 'not-sent', reason: 'changed', message: expect.stringContaining('waited too long') }],
  ] as const)('sends nothing when it is %s, and keeps the entry of an earlier request', async (end, outcome) => {
    const earlier = { key: 'k', state: 'unknown', detail: { what: 'it' }, at: 1, request: 'r' } as const;
    act.tab.env.journal.write('act:1', earlier);
    const { running } = await press();
    act.tab.hold?.(end);
    expect(await running).toEqual(outcome);
    expect(act.world.calls).toEqual([]);
    expect(act.entry).toEqual(earlier);
    expect(act.world.holds.size).toBe(0);
  });

  test('is sent at once, without another look, by a page that unloads; the next visit finds out', async () => {
    await press();
    act.tab.hold?.('leaving');
    await settle();
    expect(act.world.calls).toMatchObject([{ kind: 'send' }]);
    act.tab = act.world.reload(act.tab);
    expect(act.entry?.state).toBe('sending');
    act.world.arriveLate();
    const looking = held().reconcile(1);
    await act.end('answered', true, 'read');
    expect((await looking)?.kind).toBe('done');
    expect(act.world.effects).toHaveLength(1);
  });

  test('is not started a second time, here or in another tab, until the page that held it is gone', async () => {
    await press();
    const refused = { kind: 'not-sent', reason: 'changed', message: expect.stringContaining('already waiting') };
    expect(await held().run({ what: 'it' })).toEqual(refused);
    const other = act.world.openTab();
    expect(await held(other).run({ what: 'it' })).toEqual(refused);
    act.tab = act.world.reload(act.tab);
    void held(other).run({ what: 'it' });
    await act.end('answered', true, 'read');
    expect(other.hold).not.toBeNull();
  });

  test('is not held after a question', async () => {
    const question = () => ({ title: 'Sure?', body: '', confirmLabel: 'Yes' });
    void act.operation({ hold: () => 'Doing it', question }).run({ what: 'it' });
    await settle();
    act.tab.question?.(true);
    await act.end('answered', true, 'read');
    expect(act.world.calls).toMatchObject([{ kind: 'send' }]);
  });
});
