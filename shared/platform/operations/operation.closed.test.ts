import { OneAct, type Spec } from './testing/one-act';

/* The protocol's table: what the person knew, and what the server does not say. */

let act: OneAct;
beforeEach(() => {
  act = new OneAct('bare');
});

test('whoever knew that it was being sent sends it again under its key', async () => {
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

test('what cannot happen any more for an unknown reason is somebody else’s, but not where it may have been this act', async () => {
  const closed: Partial<Spec> = { recognise: () => ({ is: 'unclear', closed: true }), sentences: { unknown: 'No list has it.' } };
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
  const operation = act.operation({
    recognise: ({ effects }) => (effects.length === 0 ? { is: 'open' } : { is: 'other', current: 'theirs' }),
  });
  const running = operation.run({ what: 'it' });
  await act.end('answered', true, 'read');
  act.world.colleagueActs();
  await act.end('failed', false, 'send');
  await act.end('answered', true, 'read');
  expect(await running).toMatchObject({ kind: 'superseded', current: 'theirs', message: 'It broke', afterFailure: true });
});

test('reconcile marks what had been found out before it looked', async () => {
  const running = act.operation().run({ what: 'it' });
  await act.end('answered', true, 'read');
  const looking = act.operation().reconcile(1);
  await act.end('answered', true, 'send');
  expect((await running).kind).toBe('done');
  expect(await looking).toMatchObject({ kind: 'done', known: true });
});
