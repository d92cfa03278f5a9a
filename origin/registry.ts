import type { RegistryDocument, RegistrySettings } from '@arena/shared/contract/publishing';
import type { SectionDescriptor, SectionDocument } from '@arena/shared/contract/section';
import { bodyOf } from '../ship/registry/body-of.ts';
import { type Hashes, hashesOf } from '../ship/registry/files-list.ts';
import { FILE_BYTES } from '../ship/registry/file-kinds.ts';
import { KeyedCache } from './keyed-cache.ts';

interface SectionSource {
  readonly name: string;
  readonly port: number;
}

/** A page load waits this long at most for a section's descriptor (milliseconds). */
const PATIENCE_MS = 150;
/** The time limit for a section's origin during a page load, and for a descriptor that a tab requests itself (milliseconds). */
const LONG_PATIENCE_MS = 1000;
/** At the start, the sections may take longer. */
const FIRST_PATIENCE_MS = 5000;

export interface Reached {
  /** The host's name, without a port. */
  readonly hostname: string;
  /** `https://arena.example`, without a slash at the end. */
  readonly origin: string;
}

export interface DocumentPlace {
  readonly document: SectionDocument;
  readonly descriptor: SectionDescriptor;
  /** Names the version's folder, for caches of what was read from it. */
  readonly key: string;
  /** The folder as a browser reaches it, in full, ending in a slash. */
  base(reached: Reached): string;
  /** A file of the folder. Rejects when it does not arrive in time. */
  read(file: string): Promise<Buffer>;
}

export type PlacedVersion = Pick<RegistryDocument['sections'][number]['live'], 'base' | 'descriptor'>;

/** What browsers get: the contract's registry, and what this server says besides. */
export interface ServedRegistry extends RegistryDocument {
  /** In the document of a browser with a grant: a section may have to be taken from a developer's machine, or from a preview. */
  readonly devSections?: true;
  /** Whether the origin counts what versions go through in browsers. */
  readonly telemetry?: boolean;
  /** In a document: the hashes of what it preloads, by address. */
  readonly preloadHashes?: Readonly<Record<string, string>>;
}

export interface RegistrySource {
  readonly settings: RegistrySettings;
  /** Where this process reaches the sections, where they have origins of their own. */
  readonly host?: string;
  /**
   * The document for a browser that reaches the shell under `hostname`. `fresh` is for an open tab that may have loaded a version that is
   * gone: waiting is better than getting that version again.
   */
  document(hostname: string, fresh?: boolean): Promise<ServedRegistry>;
  /** The public page at an address, of the version that is live now; null where there is none. */
  documentAt(path: string): Promise<DocumentPlace | null>;
  /** The hash of every file of a version that `document` names. Rejects when its list is not to be had, or not the one that is named. */
  hashes(placed: PlacedVersion): Promise<Hashes>;
  /** Whether a live section, or its candidate, has a service of its own. */
  hasBackend(section: string): boolean | Promise<boolean>;
  /** The origins that sections are served from, besides the shell's own. */
  origins(hostname: string): readonly string[];
}

async function fetched(url: string, patience: number): Promise<Buffer> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`${url} answered with status ${answer.status}.`);
  return bodyOf(answer, FILE_BYTES);
}

/**
 * The registry, made of the sections' descriptors and kept current: a rebuilt section is live at the next page load. One that does not
 * answer keeps its last entry, so the console knows whose it is.
 */
export class RegistryKeeper implements RegistrySource {
  readonly #known = new Map<string, SectionDescriptor>();
  readonly #lists = new KeyedCache<Hashes>();

  constructor(
    private readonly sources: readonly SectionSource[],
    readonly settings: RegistrySettings,
    readonly host: string,
    private readonly patience = LONG_PATIENCE_MS,
  ) {}

  /** Asks all sections; answers the names of those that have never answered. */
  async start(): Promise<string[]> {
    await this.#refresh(this.sources, FIRST_PATIENCE_MS);
    return this.sources.filter(({ name }) => !this.#known.has(name)).map(({ name }) => name);
  }

  /** The document for a browser that reaches the shell under `hostname`; the sections are on the same host. */
  async document(hostname: string, fresh = false): Promise<RegistryDocument> {
    await this.#refresh(this.sources, fresh ? this.patience : PATIENCE_MS);
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
      if (descriptor === undefined || document === undefined) continue;
      const inside = `http://${this.host}:${port}/`;
      return {
        document,
        descriptor,
        key: inside,
        base: ({ hostname }) => `http://${hostname}:${port}/`,
        read: (file) => fetched(inside + file, this.patience),
      };
    }
    return null;
  }

  hashes({ base, descriptor }: PlacedVersion): Promise<Hashes> {
    const read = (file: string) => fetched(`http://${this.host}:${new URL(base).port}/${file}`, this.patience);
    return this.#lists.get(descriptor.files ?? '', () => hashesOf(descriptor, read));
  }

  async hasBackend(section: string): Promise<boolean> {
    const has = () => [...this.#known.values()].some(({ name, backend }) => name === section && backend === true);
    if (!has()) await this.#refresh(this.sources, PATIENCE_MS);
    return has();
  }

  origins(hostname: string): readonly string[] {
    return this.sources.map(({ port }) => `http://${hostname}:${port}`);
  }

  async #refresh(sources: readonly SectionSource[], patience: number): Promise<void> {
    await Promise.all(
      sources.map(async ({ name, port }) => {
        try {
          const answer = await fetch(`http://${this.host}:${port}/section.json`, { signal: AbortSignal.timeout(patience) });
          // Not checked here: the shell in the browser checks every entry, and shows what is wrong with it.
          if (answer.ok) this.#known.set(name, JSON.parse(String(await bodyOf(answer, FILE_BYTES))) as SectionDescriptor);
        } catch {
          // Keeps the last descriptor when the answer is missing, slow or not JSON.
        }
      }),
    );
  }
}
