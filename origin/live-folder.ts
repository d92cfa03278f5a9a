import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  NOTHING_PUBLISHED,
  type PublishedRegistry,
  type PublishedVersion,
  type RegistrySettings,
  SHELL,
  versionsOf,
} from '@arena/shared/contract';
import type { DocumentPlace, RegistrySource, ServedRegistry } from './registry.ts';

/** Where the shell's origin serves the published versions: `/live/mfe-rooms/1.4.0/…`. */
export const LIVE_PATH = '/live/';

/**
 * What is live, out of the folder that `npm run ship` writes. Read again when the file has changed, so that what was published
 * is live at the next request, and what was taken back is not.
 */
export class LiveFolder implements RegistrySource {
  #seen = '';
  #registry: PublishedRegistry = NOTHING_PUBLISHED;

  constructor(
    private readonly folder: string,
    readonly settings: RegistrySettings,
  ) {}

  async document(): Promise<ServedRegistry> {
    const { shell, sections } = this.#read();
    const served = ({ version, base, descriptor }: PublishedVersion) => ({ version, base: LIVE_PATH + base.slice(1), descriptor });
    return {
      formatVersion: 1,
      settings: this.settings,
      ...(shell === undefined ? {} : { shell: { live: { version: shell.live.version } } }),
      // Without the history: it is for the command line, and every browser would fetch it.
      sections: sections.map(({ name, live, candidate }) => ({
        name,
        live: served(live),
        ...(candidate === null ? {} : { candidate: { ...served(candidate), share: candidate.share } }),
      })),
    };
  }

  /** Of the live versions: a visitor of a public page is not signed in, so no canary share applies. */
  async documentAt(address: string): Promise<DocumentPlace | null> {
    for (const { live } of this.#read().sections) {
      const document = live.descriptor.documents?.find((one) => one.path === address);
      if (document === undefined) continue;
      return {
        document,
        descriptor: live.descriptor,
        key: live.base,
        base: ({ origin }) => `${origin}${LIVE_PATH}${live.base.slice(1)}`,
        read: (file) => readFile(path.join(this.folder, live.base, file)),
      };
    }
    return null;
  }

  origins(): readonly string[] {
    return [];
  }

  /** The folders of the published shells, the live one first, then the newest; none where no shell was published. */
  shells(): readonly string[] {
    const registry = this.#read();
    if (registry.shell === undefined) return [];
    const versions = new Set([registry.shell.live.version, ...[...versionsOf(registry, SHELL)].reverse()]);
    return [...versions].map((version) => path.join(this.folder, SHELL, version));
  }

  #read(): PublishedRegistry {
    const file = path.join(this.folder, 'registry.json');
    try {
      const { mtimeMs, size, ino } = statSync(file);
      const now = `${mtimeMs} ${size} ${ino}`;
      if (now !== this.#seen) {
        this.#registry = JSON.parse(readFileSync(file, 'utf8')) as PublishedRegistry;
        this.#seen = now;
      }
    } catch {
      // Not there yet, or not readable at the moment: the last state is kept.
    }
    return this.#registry;
  }
}
