import { defineOperation } from '../operation';
import type { Operation, OperationSpec } from '../spec';
import type { Answer, Tab, World } from './world';

interface Facts {
  readonly effects: World['effects'];
}
export interface Sent {
  readonly what: string;
  /** The number of items before: `create` is recognized by an additional one. */
  readonly before: number;
}
export type Act = Operation<number, { readonly what: string }, Sent, string, Answer>;

/** `pay` always reads, and asks before a repetition. `decide` reads unless the first is kept. `create` reads after silence. */
export type Style = 'pay' | 'decide' | 'create';

export function operationOf(style: Style, world: World, of: Tab): Act {
  const spec: OperationSpec<number, { readonly what: string }, Sent, Facts, string, Answer> = {
    id: 'act',
    target: () => 1,
    describe: ({ what }) => ({ what, before: 0 }),
    read: () => world.call<Facts>(of, 'read'),
    recognise: ({ effects }) =>
      style === 'create'
        ? { status: effects.some(({ by }) => by === 'us') ? 'done' : 'open' }
        : effects.length === 0
          ? { status: 'open' }
          : { status: 'done', current: effects[0]?.by ?? '' },
    send: (_, { idempotencyKey }) => world.call<Answer>(of, 'send', idempotencyKey ?? null),
    refresh: () => undefined,
    readBefore: style === 'pay' ? 'always' : style === 'decide' ? 'unless-first-is-kept' : 'after-silence',
    readAfterRefusal: style === 'decide',
    absenceIsFinal: style === 'create',
    keyed: true,
    ...(style === 'create'
      ? {}
      : {
          conclude: ({ earlier }: Answer, record: Sent, again: boolean) =>
            earlier && !again ? { status: 'other' as const, current: 'earlier', message: null } : { status: 'done' as const, record },
        }),
    ...(style !== 'pay'
      ? {}
      : {
          judge: ({ recognition, entry, keepsFirst }) => {
            if (recognition?.status === 'done' || recognition?.status === 'other') {
              return keepsFirst ? { kind: 'stop', message: 'Done already' } : ask;
            }
            return entry === null || entry.state === 'refused' ? { kind: 'send' } : ask;
          },
        }),
  };
  return defineOperation(spec, of.env);
}
const ask = { kind: 'ask', question: { title: 'Again?', body: '', confirmLabel: 'Again' } } as const;
