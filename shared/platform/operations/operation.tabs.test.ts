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
