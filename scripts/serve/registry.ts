import { type RegistryDocument, type RegistrySettings, type SectionDescriptor, type SectionDocument } from '@arena/shared/contract';

/** Where a section is served from, as the shell's server reaches it. */
export interface SectionSource {
  readonly name: string;
  readonly port: number;
}

/** A page load waits this long at most for a section that is slow to tell its descriptor (milliseconds). */
const PATIENCE_MS = 150;
/** At the start, the sections may take longer. */
const FIRST_PATIENCE_MS = 5000;

/** A public page and the version of the section that has it. */
export interface DocumentPlace {
  readonly document: SectionDocument;
  readonly descriptor: SectionDescriptor;
  readonly port: number;
  /** The section's folder as this process reaches it. */
  readonly inside: string;
}

/**
 * The registry, made at the start from the sections' descriptors and kept current: a section that is rebuilt and served
 * again is live at the next page load. One that cannot be asked keeps its last entry, so the console knows whose it is.
 */
export class RegistryKeeper {
  readonly #known = new Map<string, SectionDescriptor>();

  constructor(
    private readonly sources: readonly SectionSource[],
    readonly settings: RegistrySettings,
    private readonly host: string,
  ) {}

  /** Asks all sections; answers the names of those that have never answered. */
  async start(): Promise<string[]> {
    await this.#refresh(this.sources, FIRST_PATIENCE_MS);
    return this.sources.filter(({ name }) => !this.#known.has(name)).map(({ name }) => name);
  }

  /** The document for a browser that reaches the shell under `hostname`; the sections are on the same host. */
  async document(hostname: string): Promise<RegistryDocument> {
    await this.#refresh(this.sources, PATIENCE_MS);
    return {
      formatVersion: 1,
      settings: this.settings,
      sections: this.sources.flatMap(({ name, port }) => {
        const descriptor = this.#known.get(name);
        return descriptor === undefined
          ? []
          : [{ name: descriptor.name, live: { version: descriptor.version, base: `http://${hostname}:${port}/`, descriptor } }];
      }),
    };
  }

  /** The public page at an address, of the version that is live now; null where there is none. Waits for no other section. */
  async documentAt(path: string): Promise<DocumentPlace | null> {
    await this.#refresh(
      // One that has never answered may have pages too.
      this.sources.filter(({ name }) => !this.#known.has(name) || (this.#known.get(name)?.documents?.length ?? 0) > 0),
      PATIENCE_MS,
    );
    for (const { name, port } of this.sources) {
      const descriptor = this.#known.get(name);
      const document = descriptor?.documents?.find((one) => one.path === path);
      if (descriptor !== undefined && document !== undefined) return { document, descriptor, port, inside: `http://${this.host}:${port}/` };
    }
    return null;
  }

  async #refresh(sources: readonly SectionSource[], patience: number): Promise<void> {
    await Promise.all(
      sources.map(async ({ name, port }) => {
        try {
          const answer = await fetch(`http://${this.host}:${port}/section.json`, { signal: AbortSignal.timeout(patience) });
          // Not judged here: the shell in the browser checks every entry, and says what is wrong with it.
          if (answer.ok) this.#known.set(name, (await answer.json()) as SectionDescriptor);
        } catch {
          // Down, slow or not JSON: the last descriptor stands.
        }
      }),
    );
  }
}
