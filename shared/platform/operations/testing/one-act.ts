import { defineOperation } from '../operation';
import type { OperationSpec, Verdict } from '../spec';
import { type Answer, type Ending, type ServerKind, settle, type Tab, World } from './world';

export interface Request {
  readonly what: string;
}
interface Facts {
  readonly effects: World['effects'];
}
export type Spec = OperationSpec<number, Request, Request, Facts, string, Answer>;

export const ask: Verdict = { kind: 'ask', question: { title: 'Again?', body: '', confirmLabel: 'Again' } };

/** An operation of a tab on the small server. */
export const operationOf = (world: World, of: Tab, changes: Partial<Spec>) =>
  defineOperation<number, Request, Request, Facts, string, Answer>(
    {
      id: 'act',
      target: () => 1,
      describe: (request) => request,
      read: () => world.call<Facts>(of, 'read'),
      recognise: ({ effects }) => (effects.length === 0 ? { status: 'open' } : { status: 'done', current: effects[0]?.by ?? '' }),
      send: (_, { idempotencyKey }) => world.call<Answer>(of, 'send', idempotencyKey ?? null),
      refresh: () => undefined,
      readBefore: 'unless-first-is-kept',
      keyed: true,
      ...changes,
    },
    of.env,
  );

/** One operation, for tests that end every call themselves. */
export class OneAct {
  readonly world: World;
  readonly refreshed = jest.fn();
  tab: Tab;

  constructor(kind: ServerKind) {
    this.world = new World(kind);
    this.tab = this.world.openTab();
  }

  operation(changes: Partial<Spec> = {}, of: Tab = this.tab) {
    return operationOf(this.world, of, { refresh: this.refreshed, ...changes });
  }

  /** Ends the only pending call. */
  async end(ending: Ending, arrives = ending === 'answered', kind?: 'read' | 'send'): Promise<void> {
    await settle();
    const [call] = this.world.calls;
    if (call === undefined) throw new Error('No call waits.');
    if (kind !== undefined) expect(call.kind).toBe(kind);
    this.world.end(call, ending, arrives);
    await settle();
  }

  get entry() {
    return this.operation().entry(1);
  }
}
