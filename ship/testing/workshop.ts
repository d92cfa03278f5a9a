import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish } from '../commands.ts';
import { type PublishedRegistry, sectionOf } from '../registry/published-registry.ts';
import { FolderStore } from '../folder-store.ts';
import type { Publisher } from '../publisher.ts';
import type { SigningKeys } from '../registry/signing.ts';
import { quietPublisher } from './quiet-publisher.ts';
import { writeBuild } from './small-build.ts';

/** A folder to publish to and one for builds, both new for each test of a file. */
interface Workshop {
  /** Where builds are made. */
  readonly builds: string;
  /** Where versions are published to. */
  readonly folder: string;
  readonly publisher: Publisher;
  buildOf(version: string, text?: string, files?: number): string;
  /** What is in the folder besides the versions and the registry. */
  leftovers(): readonly string[];
  /** Publishes a version of `mfe-small`. */
  ship(version: string, text?: string): Promise<PublishedRegistry>;
}

export const liveVersion = (registry: PublishedRegistry): string | undefined => sectionOf(registry, 'mfe-small')?.live.version;

/** `keys`: what is published is signed with them. */
export function useWorkshop(changes: Partial<Publisher> = {}, keys: SigningKeys | null = null): Workshop {
  let home = '';
  beforeEach(() => void (home = mkdtempSync(path.join(tmpdir(), 'arena-workshop-'))));
  afterEach(() => rmSync(home, { recursive: true, force: true }));
  const workshop: Workshop = {
    get builds() {
      return path.join(home, 'builds');
    },
    get folder() {
      return path.join(home, 'live');
    },
    get publisher() {
      return quietPublisher(workshop.folder, {
        store: new FolderStore(workshop.folder, () => keys),
        by: 'Wanjiru',
        now: () => new Date(0),
        ...changes,
      });
    },
    buildOf: (version, text = version, files = 1) => writeBuild(path.join(workshop.builds, `${version}-${text}`), version, text, files),
    leftovers: () => {
      const staging = path.join(workshop.folder, '.staging');
      const known = ['registry.json', 'mfe-small', '.staging'];
      return [
        ...readdirSync(workshop.folder).filter((name) => !known.includes(name)),
        ...(existsSync(staging) ? readdirSync(staging) : []),
      ];
    },
    ship: (version, text) => publish(workshop.publisher, { folder: 'mfe-small', build: workshop.buildOf(version, text) }),
  };
  return workshop;
}
