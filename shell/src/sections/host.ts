import type { SectionProgram, SectionMount } from '@arena/shared/contract/section';
import { note } from './note';
import { failure, mayPass, SectionError, type SectionFailure } from './failure';
import { letGoOf } from './hung';
import { fetchSection } from './loader';
import { isSame, loadRegistry, type RegisteredSection, type RegistrySnapshot } from './registry';
import { isSigned } from './trust';

/** Load errors are data: they never throw while a screen renders. */
export type SectionState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly since: number }
  | { readonly status: 'loaded'; readonly section: SectionProgram }
  | { readonly status: 'failed'; readonly failure: SectionFailure };

export interface MountedSection {
  readonly registered: RegisteredSection;
  readonly mount: SectionMount;
}

/** How long a retry waits for the registry. Longer, and the screen would name the section as slow. */
const RETRY_PATIENCE_MS = 1500;

const IDLE: SectionState = { status: 'idle' };

/**
 * The sections of one registry snapshot and what became of them. A section is fetched at most once at a time. States are replaced,
 * never changed. A newer attempt or another version aborts the attempt before it, whose outcome then no longer counts.
 *
 *     state      load()     the attempt ends    retry()    another version is adopted
 *     idle       loading    -                   loading    idle
 *     loading    -          loaded or failed    loading    idle
 *     loaded     -          -                   loading    idle
 *     failed     loading    -                   loading    idle
 *
 * A version that the shell refuses is failed in place of idle, and `load()` does nothing for it.
 */
export class SectionHost {
  readonly #states = new Map<string, SectionState>();
  readonly #listeners = new Set<() => void>();
  readonly #crashed = new Set<string>();
  /** Aborts a section's current attempt when a newer one starts. */
  readonly #attempts = new Map<string, AbortController>();
  /** Sections loaded from another place, with their registry entry. */
  readonly #elsewhere = new Map<string, RegisteredSection | undefined>();
  #offers: readonly RegisteredSection[] = [];
  #shellOffer: string | null = null;
  #snapshot: RegistrySnapshot;

  constructor(
    snapshot: RegistrySnapshot,
    private readonly readAgain: (patienceMs: number) => Promise<RegistrySnapshot> = loadRegistry,
    private readonly fetch: typeof fetchSection = fetchSection,
  ) {
    this.#snapshot = snapshot;
    for (const { name, refused } of snapshot.sections) if (refused !== null) this.#states.set(name, { status: 'failed', failure: refused });
  }

  /** Referentially stable until a retry reads an entry again. */
  get snapshot(): RegistrySnapshot {
    return this.#snapshot;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Referentially stable until the state changes. */
  stateOf(name: string): SectionState {
    return this.#states.get(name) ?? IDLE;
  }

  /** The section failed to load, or its page crashed and hasn't been retried. */
  isOutOfOrder(name: string): boolean {
    return this.stateOf(name).status === 'failed' || this.#crashed.has(name);
  }

  /** Called by a section's boundary when a crash starts or ends. */
  noteCrash(name: string, crashed: boolean): void {
    if (this.#crashed.has(name) === crashed) return;
    if (crashed) this.#crashed.add(name);
    else this.#crashed.delete(name);
    this.#tell();
  }

  /** The longest mount that contains the path. */
  mountAt(path: string): MountedSection | null {
    let best: MountedSection | null = null;
    for (const registered of this.snapshot.sections) {
      for (const mount of registered.descriptor?.mounts ?? []) {
        const inside = path === mount.path || path.startsWith(mount.path === '/' ? '/' : `${mount.path}/`);
        if (inside && (best === null || mount.path.length > best.mount.path.length)) best = { registered, mount };
      }
    }
    return best;
  }

  #registered(name: string): RegisteredSection | undefined {
    return this.#snapshot.sections.find((section) => section.name === name);
  }

  /** Does nothing if the section is loaded or loading. Never rejects. */
  async load(name: string): Promise<SectionState> {
    const registered = this.#registered(name);
    const state = this.stateOf(name);
    if (registered?.descriptor == null || registered.refused !== null || state.status === 'loading' || state.status === 'loaded') {
      return state;
    }
    const attempt = this.#begin(name);
    const since = Date.now();
    let outcome: SectionState;
    try {
      outcome = { status: 'loaded', section: await this.fetch(registered, attempt) };
      if (!attempt.aborted) note({ kind: 'load', of: registered, ms: Date.now() - since });
    } catch (error) {
      outcome = {
        status: 'failed',
        failure: error instanceof SectionError ? error.failure : failure('bad-entry', { problem: String(error) }),
      };
    }
    if (!attempt.aborted) this.#set(name, outcome);
    return this.stateOf(name);
  }

  /** Loads a section that a screen shows, unless it failed for a reason that doesn't pass by itself. */
  show(name: string): void {
    const state = this.stateOf(name);
    if (state.status !== 'failed' || mayPass(state.failure)) void this.load(name);
  }

  /** Loads failed sections again, because the network is back. */
  showFailed(): void {
    for (const [name, { status }] of this.#states) if (status === 'failed') this.show(name);
  }

  /** Rereads the section's registry entry, because a fix may be live, and loads it again. Never rejects. */
  async retry(name: string): Promise<SectionState> {
    const own = this.#registered(name);
    if (this.stateOf(name).status === 'loading' && own !== undefined) letGoOf(own.base);
    this.#crashed.delete(name);
    const attempt = this.#begin(name);
    const fresh = await this.readAgain(RETRY_PATIENCE_MS).then(
      (snapshot) => snapshot.sections.find((section) => section.name === name),
      () => undefined,
    );
    if (attempt.aborted) return this.stateOf(name);
    const stays = this.#elsewhere.has(name) || (own?.refused === null && fresh?.refused !== null);
    const entry = (stays ? undefined : fresh) ?? this.#registered(name);
    if (entry !== undefined) this.#adopt(entry);
    return this.load(name);
  }

  /** Newer live versions of loaded sections. Referentially stable until they change. */
  get offers(): readonly RegisteredSection[] {
    return this.#offers;
  }

  /** The shell version that a reload would load; null if unchanged. */
  get shellOffer(): string | null {
    return this.#shellOffer;
  }

  /** Applies a newer registry at once to sections that aren't loaded or are out of order; offers it for others. */
  notice(fresh: RegistrySnapshot): void {
    const shell = fresh.shell === this.#snapshot.shell ? null : fresh.shell;
    const sameShell = shell === this.#shellOffer;
    this.#shellOffer = shell;
    const offers: RegisteredSection[] = [];
    for (const section of fresh.sections) {
      const { name } = section;
      if (this.#elsewhere.has(name)) {
        this.#elsewhere.set(name, section);
        continue;
      }
      const own = this.#registered(name);
      if (own !== undefined && isSame(own, section)) continue;
      // A version for another shell comes with the reload that brings the shell. Until then, this tab keeps the version that it has.
      if (own?.refused === null && section.refused !== null) continue;
      // A signed document only admits the sections it was served with; a new one comes with the next load.
      if (own === undefined && isSigned()) continue;
      if (own !== undefined && !this.isOutOfOrder(name) && this.stateOf(name).status !== 'idle') {
        offers.push(section);
        continue;
      }
      const again = own !== undefined && this.isOutOfOrder(name);
      this.#adopt(section);
      if (again) void this.load(name);
    }
    const known = (offer: RegisteredSection) => this.#offers.some((one) => one.name === offer.name && isSame(one, offer));
    const sameOffers = offers.length === this.#offers.length && offers.every(known);
    if (!sameOffers) this.#offers = offers;
    if (!sameOffers || !sameShell) this.#tell();
  }

  /** Replaces a section with its offered version. Never rejects. */
  async accept(name: string): Promise<SectionState> {
    const offer = this.#offers.find((one) => one.name === name);
    if (offer === undefined) return this.stateOf(name);
    this.#adopt(offer);
    return this.load(name);
  }

  /** Loads a section from another place than the registry; null restores the registry's version. Never rejects. */
  async takeElsewhere(name: string, section: RegisteredSection | null): Promise<void> {
    if (section === null && !this.#elsewhere.has(name)) return;
    const own = this.#registered(name);
    const next = section ?? this.#elsewhere.get(name);
    if (section === null) this.#elsewhere.delete(name);
    else if (!this.#elsewhere.has(name)) this.#elsewhere.set(name, own);
    const again = this.stateOf(name).status !== 'idle';
    if (next !== undefined) this.#adopt(next);
    else this.#snapshot = { ...this.#snapshot, sections: this.#snapshot.sections.filter((one) => one !== own) };
    this.#tell();
    if (again) await this.load(name);
  }

  /** Starts an attempt and aborts any earlier one. */
  #begin(name: string): AbortSignal {
    this.#attempts.get(name)?.abort();
    const attempt = new AbortController();
    this.#attempts.set(name, attempt);
    this.#set(name, { status: 'loading', since: Date.now() });
    return attempt.signal;
  }

  #adopt(section: RegisteredSection): void {
    this.#attempts.get(section.name)?.abort();
    const others = this.#snapshot.sections;
    const sections = others.some(({ name }) => name === section.name)
      ? others.map((one) => (one.name === section.name ? section : one))
      : [...others, section];
    this.#snapshot = { ...this.#snapshot, sections };
    if (this.#offers.some(({ name }) => name === section.name)) this.#offers = this.#offers.filter(({ name }) => name !== section.name);
    this.#crashed.delete(section.name);
    this.#set(section.name, section.refused === null ? IDLE : { status: 'failed', failure: section.refused });
  }

  #set(name: string, state: SectionState): void {
    this.#states.set(name, state);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
