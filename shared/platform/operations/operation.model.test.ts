import * as fc from 'fast-check';
import { type Command, Sequence } from './testing/sequence';
import type { Style } from './testing/acts';
import type { ServerKind } from './testing/world';

/*
 * Operations against a small server, with clicks, answers, losses, reloads, tabs and colleagues in random order. The invariants: at most
 * one effect, unless the user was warned and agreed; and the displayed outcome is true.
 */

const tab = fc.constantFrom(0 as const, 1 as const);
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('press' as const), tab }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('reload' as const, 'reconcile' as const, 'yes' as const, 'yes' as const, 'no' as const),
      tab,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('over' as const, 'over' as const, 'undone' as const, 'leaving' as const, 'late' as const),
      tab,
    }),
  },
  {
    weight: 14,
    arbitrary: fc.record({
      kind: fc.constantFrom('answer' as const, 'answer' as const, 'answer' as const, 'lose' as const, 'refuse' as const, 'fail' as const),
      call: fc.nat({ max: 2 }),
      arrives: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('arrival' as const, 'colleague' as const, 'storage' as const, 'capability' as const) }),
  },
);

const RUNS = Number(process.env.OPERATION_RUNS ?? 20_000);
/** Only its key identifies a creation; a payment or decision is identified by its target. */
const settings = (['pay', 'decide', 'create', 'undo'] as const).flatMap((style) =>
  ([style === 'create' ? 'keys' : 'first', 'bare'] as const).map((kind): readonly [Style, ServerKind] => [style, kind]),
);

test(
  `${RUNS} sequences: at most one effect, and the person is told the truth`,
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...settings),
        fc.array(command, { minLength: 4, maxLength: 24 }),
        async ([style, kind], commands) => {
          const run = new Sequence(style, kind);
          for (const next of commands) await run.step(next);
          await run.close();
        },
      ),
      { numRuns: RUNS },
    );
  },
  Math.max(120_000, RUNS * 6),
);

test('what was thought lost arrives while the same request is refused: the person is told that it has happened', async () => {
  const run = new Sequence('create', 'keys');
  const at = { call: 0, arrives: false } as const;
  const commands: Command[] = [
    { kind: 'press', tab: 1 },
    { kind: 'lose', ...at },
    { kind: 'answer', ...at },
    { kind: 'press', tab: 1 },
    { kind: 'answer', ...at },
    { kind: 'arrival' },
    { kind: 'refuse', ...at },
    { kind: 'answer', ...at },
  ];
  for (const next of commands) await run.step(next);
  await run.close();
});
