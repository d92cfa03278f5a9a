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

export const liveVersion = (registry: PublishedRegistry): string | undefined => sectionOf(registry, 'mfe-small')?.live.version;

/** A folder to publish to and one for builds, both new for each test of a file. `keys`: what is published is signed with them. */
export function useWorkshop(changes: Partial<Publisher> = {}, keys: SigningKeys | null = null) {
  let home = '';
  beforeEach(() => void (home = mkdtempSync(path.join(tmpdir(), 'arena-workshop-'))));
  afterEach(() => rmSync(home, { recursive: true, force: true }));
  const workshop = {
    /** Where builds are made. */
    get builds() {
      return path.join(home, 'builds');
    },
    /** Where versions are published to. */
    get folder() {
      return path.join(home, 'live');
    },
    get publisher() {
      const store = new FolderStore(workshop.folder, () => keys);
      return quietPublisher(workshop.folder, { store, by: 'Wanjiru', now: () => new Date(0), ...changes });
    },
    buildOf: (version: string, text = version, files = 1) =>
      writeBuild(path.join(workshop.builds, `${version}-${text}`), version, text, files),
    /** What is in the folder besides the versions and the registry. */
    leftovers: () => {
      const staging = path.join(workshop.folder, '.staging');
      const known = ['registry.json', 'mfe-small', '.staging'];
      const others = readdirSync(workshop.folder).filter((name) => !known.includes(name));
      return [...others, ...(existsSync(staging) ? readdirSync(staging) : [])];
    },
    /** Publishes a version of `mfe-small`. */
    ship: (version: string, text?: string) => publish(workshop.publisher, { folder: 'mfe-small', build: workshop.buildOf(version, text) }),
  };
  return workshop;
}
