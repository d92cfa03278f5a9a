import type { HoldEnd } from '../environment';
import type { Outcome } from '../outcome';
import { type Style, STYLES } from './acts';
import { operationOf, type Request } from './one-act';
import { type Answer, type Press, type ServerKind, settle, type Tab, World } from './world';

export type Command =
  | { readonly kind: 'press' | 'reload' | 'reconcile' | 'yes' | 'no'; readonly tab: 0 | 1 }
  | { readonly kind: HoldEnd; readonly tab: 0 | 1 }
  | { readonly kind: 'answer' | 'lose' | 'refuse' | 'fail'; readonly call: number; readonly arrives: boolean }
  | { readonly kind: 'arrival' | 'colleague' | 'storage' | 'capability' };

/** One sequence of commands. Throws when an invariant is violated. */
export class Sequence {
  readonly world: World;
  private readonly tabs: Tab[];
  /** For a creation: it is known to be over, so another click rightly creates another item. */
  private over = false;
  /** The user was told that it hasn't happened, and sends it again. */
  private resends = 0;
  private toggled = false;
  private told: string[] = [];
  private problems: Error[] = [];
  private readonly keep = (error: Error) => void this.problems.push(error);

  constructor(
    private readonly style: Style,
    kind: ServerKind,
  ) {
    this.world = new World(kind);
    this.tabs = [this.world.openTab(), this.world.openTab()];
  }

  private tell(outcome: Outcome<Request, string, Answer> | null, press: Press | null): void {
    const { world } = this;
    if (outcome === null) return;
    this.told.push(outcome.kind);
    const truth = (holds: boolean) => {
      if (!holds) throw new Error(`'${outcome.kind}' was told, and it is not true. Effects: ${JSON.stringify(world.effects)}`);
    };
    switch (outcome.kind) {
      case 'done':
      case 'superseded':
        this.over = true;
        return truth(world.happened);
      case 'refused':
        return truth(press === null || press.landed === 0);
      case 'unanswered':
        this.resends += 1;
        return truth(this.style === 'create' ? !world.effects.some(({ by }) => by === 'us') : !world.happened);
      case 'not-sent':
      case 'cancelled':
        return truth(press === null || press.sent === 0);
      case 'unknown':
        return undefined;
    }
  }

  async step(next: Command): Promise<void> {
    const { world, tabs } = this;
    switch (next.kind) {
      case 'press': {
        const at = tabs[next.tab] as Tab;
        // A user who knows that it was created doesn't create it again, and answers a pending question first.
        if (at.question !== null || at.current !== null || (this.style === 'create' && this.over)) break;
        const press: Press = { tab: at, sent: 0, landed: 0 };
        at.current = press;
        const operation = operationOf(world, at, STYLES[this.style]);
        // The screen shows an unanswered request, so a user who clicks then has read about it.
        const seen = operation.entry(1);
        // A click that decides, even about a request that is still being sent.
        const told = this.style === 'decide';
        if (seen?.state === 'unknown' || (told && seen?.state === 'sending')) world.warned += 1;
        void operation
          .run({ what: 'it' }, told ? { seen } : {})
          .then((outcome) => {
            at.current = null;
            this.tell(outcome, press);
          })
          .catch(this.keep);
        break;
      }
      case 'reconcile': {
        const at = tabs[next.tab] as Tab;
        void operationOf(world, at, STYLES[this.style])
          .reconcile(1)
          .then((outcome) => this.tell(outcome, null))
          .catch(this.keep);
        break;
      }
      case 'yes':
      case 'no': {
        const at = tabs[next.tab] as Tab;
        const answer = at.question;
        at.question = null;
        if (answer !== null && next.kind === 'yes') world.warned += 1;
        answer?.(next.kind === 'yes');
        break;
      }
      case 'over':
      case 'undone':
      case 'late':
        tabs[next.tab]?.hold?.(next.kind);
        break;
      case 'leaving':
        // The code runs to its next wait, and no further.
        tabs[next.tab]?.hold?.('leaving');
        await settle();
        tabs[next.tab] = world.reload(tabs[next.tab] as Tab);
        break;
      case 'reload':
        tabs[next.tab] = world.reload(tabs[next.tab] as Tab);
        break;
      case 'answer':
      case 'lose':
      case 'refuse':
      case 'fail': {
        const call = world.calls[next.call];
        const ending = ({ answer: 'answered', lose: 'lost', refuse: 'refused', fail: 'failed' } as const)[next.kind];
        if (call !== undefined) world.end(call, ending, next.arrives);
        break;
      }
      case 'arrival':
        world.arriveLate();
        break;
      case 'colleague':
        world.colleagueActs();
        break;
      case 'storage':
        world.full = !world.full;
        break;
      case 'capability':
        this.toggled = true;
        if (world.kind !== 'bare') world.announced = !world.announced;
        break;
    }
    await settle();
    this.check();
  }

  private check(): void {
    const [problem] = this.problems;
    if (problem !== undefined) throw problem;
    const { world } = this;
    if (world.overtaken) throw new Error('Sent while a user could still undo it.');
    const ours = world.effects.filter(({ by }) => by === 'us').length;
    const allowed = world.kind === 'first' || this.hasKeysThroughout ? 1 : 1 + world.warned + this.resends;
    if (ours > allowed) throw new Error(`${ours} effects of ours, ${world.warned} warnings agreed to. Told: ${this.told.join(', ')}`);
  }

  private get hasKeysThroughout(): boolean {
    return this.world.kind === 'keys' && !this.toggled;
  }

  /** In the end a new tab opens and the server answers again: every outcome must become known. */
  async close(): Promise<void> {
    const { world } = this;
    world.full = false;
    for (const at of this.tabs) world.reload(at);
    for (let left = 0; left < 20; left += 1) world.arriveLate();
    const last = world.openTab();
    const looking = operationOf(world, last, STYLES[this.style]).reconcile(1);
    await settle();
    for (const call of world.calls) world.end(call, 'answered', true);
    const found = await looking;
    this.tell(found, null);
    if (found?.kind === 'unknown') throw new Error('The server answered, and what became of it is still not known.');
    this.check();
  }
}
