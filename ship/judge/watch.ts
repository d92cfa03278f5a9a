import { setTimeout as sleep } from 'node:timers/promises';
import { canary, promote, rollback } from '../commands.ts';
import type { Publisher } from '../publisher.ts';
import { type PublishedRegistry, type PublishedSection, Refusal, sectionOf } from '../registry/published-registry.ts';
import { assertOurs, ChangedByOthers } from './changed-by-others.ts';
import { atShare, beginJudging, type Judged, look, nextShare } from './judge.ts';
import { type CanaryRules, type Figures, figuresOf, type FiguresSource, peopleIn } from './people.ts';

/** The author, in the history, of changes without a person. */
export const CANARY_JUDGE = 'canary judge';

export interface Watch {
  readonly publisher: Publisher;
  readonly figures: FiguresSource;
  readonly folder: string;
  readonly version: string;
  readonly share: number;
  readonly rules: CanaryRules;
  /** Aborted when the user at the keyboard ends the watch. */
  readonly stop: AbortSignal;
  readonly everyMs: number;
  readonly report: (news: News) => void;
}

export type Ending = 'promoted' | 'rolled back' | 'stopped' | 'changed by others';

/** A message for the user who watches. */
export interface News {
  readonly what: 'follows' | 'seen' | 'widened' | 'cannot read' | 'cannot change' | Ending;
  readonly at: string;
  readonly share: number;
  readonly text: string;
  /** What was counted of both since the watch began, without the people with the most. */
  readonly figures: Figures;
}

const MINUTE_MS = 60_000;
/** Figures are said so often at the most. */
const NEWS_EVERY_MS = 30_000;

/** Follows one candidate until it is live for all users or for none, or until a person decides otherwise. */
export class CanaryWatch {
  readonly #watch: Watch;
  readonly #judge: Publisher;
  #judged: Judged;
  /** Figures before this are not this candidate's share's. */
  #from = new Date(0);
  /** When the present share began (epoch milliseconds). */
  #stepBegan = 0;
  /** How long the section's history is, as far as this watch knows. */
  #known = 0;
  #said = { text: '', at: -Infinity };
  /** Why the candidate is to be rolled back; stays set until it is. */
  #bad: string | null = null;

  constructor(watch: Watch) {
    this.#watch = watch;
    this.#judged = beginJudging(watch.share, watch.rules);
    const { publisher, folder } = watch;
    this.#judge = { ...publisher, by: CANARY_JUDGE, guard: (registry) => assertOurs(registry, folder, this.#known) };
  }

  async run(): Promise<Ending> {
    const { stop, everyMs, folder, version, share } = this.#watch;
    await this.#begin();
    this.#tell('follows', `${folder} ${version} goes to ${share} %, and is compared with the live version`);
    for (;;) {
      if (stop.aborted) return this.#end('stopped', this.#stopped());
      const ending = await this.#turn().catch((error: unknown) => this.#failed(error));
      if (ending !== null) return ending;
      await sleep(everyMs, undefined, { signal: stop }).catch(() => undefined);
    }
  }

  /** Gives the candidate its share, or goes on with one that has it already. */
  async #begin(): Promise<void> {
    const { publisher, folder, version, share, rules } = this.#watch;
    const there = sectionOf(await publisher.store.read(), folder);
    const given = there?.history.filter((entry) => entry.action === 'canary' && entry.version === version) ?? [];
    const last = given.at(-1);
    if (there?.candidate?.version === version && there.candidate.share === share && last !== undefined) {
      // Where it was a candidate before, it is unknown what of that minute belongs to which time.
      const round = given.length === 1 ? Math.floor : Math.ceil;
      this.#from = new Date(round(Date.parse(last.at) / MINUTE_MS) * MINUTE_MS);
      this.#stepBegan = Date.parse(last.at);
      this.#known = there.history.length;
      return;
    }
    const registry = await canary(publisher, folder, version, share);
    this.#stepBegan = publisher.now().getTime();
    this.#from = new Date(Math.floor(this.#stepBegan / MINUTE_MS) * MINUTE_MS);
    const section = this.#section(registry);
    this.#known = section.history.length;
    this.#judged = beginJudging(share, rules, await this.#read(section));
  }

  #section(registry: PublishedRegistry): PublishedSection {
    const { folder, publisher } = this.#watch;
    const section = sectionOf(registry, folder);
    if (section === null) throw new Error(`there is no ${folder} in ${publisher.store.place}`);
    return section;
  }

  async #read({ name: section, live }: PublishedSection): Promise<Figures> {
    const { figures, publisher, version, rules } = this.#watch;
    const records = await figures(this.#from, new Date(publisher.now().getTime() + MINUTE_MS));
    const candidate = peopleIn(records, { section, version, cohort: 'candidate' }, rules);
    return figuresOf(candidate, peopleIn(records, { section, version: live.version, cohort: 'live' }, rules), rules);
  }

  async #turn(): Promise<Ending | null> {
    const { publisher, folder } = this.#watch;
    const registry = await publisher.store.read();
    const section = this.#section(registry);
    assertOurs(registry, folder, this.#known);
    if (this.#bad === null) {
      const figures = await this.#read(section);
      const { judged, verdict } = look(this.#judged, figures, (publisher.now().getTime() - this.#stepBegan) / MINUTE_MS);
      this.#judged = judged;
      if (verdict.action === 'widen') return this.#widen(verdict.why);
      if (verdict.action === 'roll back') this.#bad = verdict.why;
      else this.#seen(verdict.why);
    }
    return this.#bad === null ? null : this.#rollBack(this.#bad);
  }

  async #rollBack(why: string): Promise<Ending> {
    const { folder, version } = this.#watch;
    await rollback({ ...this.#judge, why }, folder);
    return this.#end('rolled back', `${folder} ${version} was rolled back: it ${why}`);
  }

  async #widen(why: string): Promise<Ending | null> {
    const { publisher, folder, version } = this.#watch;
    const share = nextShare(this.#judged.share);
    const judge = { ...this.#judge, why };
    if (share === 100) {
      await promote(judge, folder);
      return this.#end('promoted', `${folder} ${version} is live for everyone now: ${why}`);
    }
    await canary(judge, folder, version, share);
    this.#known += 1;
    this.#stepBegan = publisher.now().getTime();
    this.#judged = atShare(this.#judged, share);
    this.#tell('widened', `${folder} ${version} goes to ${share} % now: ${why}`);
    return null;
  }

  /** Nothing ends a watch but a person and its own verdict: a share is away for some minutes, a lock is held, and then goes on. */
  #failed(error: unknown): Ending | null {
    const { message } = error as Error;
    if (error instanceof ChangedByOthers) return this.#end('changed by others', `${message} The watch has ended.`);
    if (error instanceof Refusal) this.#once('cannot change', `Trying again: ${message}`);
    else this.#once('cannot read', `The folder cannot be read. Trying again: ${message}`);
    return null;
  }

  #stopped(): string {
    const { folder, version } = this.#watch;
    const { share } = this.#judged;
    return (
      `Stopped. ${folder} ${version} stays the candidate for ${share} %, but is no longer followed. ` +
      `To go on: npm run ship -- canary ${folder} ${version} --share ${share} --watch`
    );
  }

  #seen(why: string): void {
    const { version, publisher } = this.#watch;
    if (publisher.now().getTime() - this.#said.at >= NEWS_EVERY_MS) this.#once('seen', `${version}: ${why}`);
  }

  /** Said when it is news. */
  #once(what: News['what'], text: string): void {
    if (text === this.#said.text) return;
    this.#said = { text, at: this.#watch.publisher.now().getTime() };
    this.#tell(what, text);
  }

  #tell(what: News['what'], text: string): void {
    const { publisher, report } = this.#watch;
    report({ what, at: publisher.now().toISOString(), share: this.#judged.share, text, figures: this.#judged.latest });
  }

  #end(ending: Ending, text: string): Ending {
    this.#tell(ending, text);
    return ending;
  }
}
