import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FILES_LIST, type FilesList } from '@arena/shared/contract/publishing';
import { judgeTogether, RegistryChanged, type Subject } from './contracts.ts';
import { filesIn, sha384Of } from './registry/files-list.ts';
import { filesGone, type PublishedRegistry, type Note, Refusal, VERSION } from './registry/published-registry.ts';
import { withoutExpired } from './registry/previews.ts';
import type { FolderStore, Upload } from './folder-store.ts';

export interface Publisher {
  readonly store: FolderStore;
  readonly by: string;
  readonly why: string;
  readonly now: () => Date;
  readonly dryRun: boolean;
  /** Looks at the registry in the moment of a change, and refuses by throwing. */
  readonly guard?: (registry: PublishedRegistry) => void;
  /** The folders of a set: all that this command changes. */
  readonly set?: readonly string[];
  /** Names the command, where it may come a second time: it is done once. */
  readonly key?: string;
  /** Progress, a line at a time. */
  readonly say: (line: string) => void;
}

export interface Publication {
  readonly folder: string;
  readonly build: string;
  /** Its number, when not the one of its package.json. */
  readonly version?: string;
  /** As a candidate for so many per cent of the people, instead of for all users. */
  readonly share?: number;
  /** Uploaded and not live for any user yet. */
  readonly hold?: boolean;
}

/** What a command does to one section or the shell. `how` may run more than once. */
export interface Step {
  /** What becomes live with it. */
  readonly subject: Subject | null;
  readonly how: (registry: PublishedRegistry) => PublishedRegistry;
}

/** How often a change is checked again because something else went live in the meantime. */
const ATTEMPTS = 5;

export const noteOf = ({ by, why, now, key, set }: Publisher): Note => ({ at: now().toISOString(), by, why, key, set });

/** The command was done by an earlier attempt, of which its sender knows nothing. */
export class AlreadyDone extends Error {}

export const isDone = ({ shell, sections, held, previews }: PublishedRegistry, { key }: Pick<Publisher, 'key'>): boolean =>
  key !== undefined &&
  [...(shell?.history ?? []), ...sections.flatMap(({ history }) => history), ...held.map(({ entry }) => entry), ...(previews ?? [])].some(
    (entry) => entry.key === key,
  );

export async function uploaded({ store }: Publisher, folder: string, version: string): Promise<Subject> {
  const contract = await store.contract(folder, version);
  if (contract === null) throw new Refusal(filesGone(folder, version));
  return { folder, version, contract };
}

/** Checks versions against what is live with them, uploads them if needed, and changes the registry once; a dry run only checks. */
export async function change(publisher: Publisher, steps: readonly Step[]): Promise<PublishedRegistry> {
  const { store } = publisher;
  const subjects = steps.flatMap(({ subject }) => subject ?? []);
  const how = (registry: PublishedRegistry) => steps.reduce((state, step) => step.how(state), registry);
  const uploads: Upload[] = [];
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      // Checks that need no upload run before it.
      const could = how(await store.readForChange());
      const check = await judgeTogether(store, subjects, could);
      if (publisher.dryRun) return could;
      for (const { folder, version, build } of attempt === 1 ? subjects : []) {
        if (build === undefined) continue;
        publisher.say(`Uploading to ${store.place}`);
        uploads.push(await store.stage(folder, version, build));
      }
      const checked = (registry: PublishedRegistry) => {
        publisher.guard?.(registry);
        if (isDone(registry, publisher)) throw new AlreadyDone();
        const next = withoutExpired(how(registry), publisher.now());
        check(next);
        return next;
      };
      try {
        return await store.commit(checked, uploads);
      } catch (error) {
        if (!(error instanceof RegistryChanged)) throw error;
      }
    }
    throw new Refusal('Other versions went live in the meantime. Check `status` and try again.');
  } catch (error) {
    for (const upload of uploads) await store.drop(upload);
    throw error;
  }
}

/** The files of a build, without those that the folder keeps of the build before: its record lists them. */
async function filesOf(build: string): Promise<readonly string[]> {
  const record = await readFile(path.join(build, '.build.json'), 'utf8').catch(() => null);
  if (record !== null) return (JSON.parse(record) as { files: readonly string[] }).files;
  return filesIn(build);
}

/** Changes a JSON file of a folder; does nothing where it is not there. Answers the new text. */
async function rewrite<T>(file: string, change: (content: T) => T): Promise<string | null> {
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before === null) return null;
  const text = JSON.stringify(change(JSON.parse(before) as T), null, 2);
  await writeFile(file, text);
  // The compressed forms of the old one.
  await Promise.all(['.br', '.gz'].map((ending) => rm(`${file}${ending}`, { force: true })));
  return text;
}

/** Copies a build; with another version number, that is written into its list, and into the section's descriptor. */
async function copyBuild(build: string, version: string | undefined, workshop: string): Promise<string> {
  // Below the workshop, whose folder only this user may read: what is published may be read by all users.
  const copy = path.join(workshop, 'build');
  for (const file of await filesOf(build)) await cp(path.join(build, file), path.join(copy, file));
  if (version === undefined) return copy;
  const list = await rewrite<FilesList>(path.join(copy, FILES_LIST), (content) => ({ ...content, version }));
  if (list !== null) await rewrite<object>(path.join(copy, 'section.json'), (one) => ({ ...one, version, files: sha384Of(list) }));
  return copy;
}

/** Works on a copy of a build: its files, and nothing of the builds before it. */
export async function withBuild<T>({ build, version }: Publication, work: (copy: string) => Promise<T>): Promise<T> {
  if (version !== undefined && !VERSION.test(version)) throw new Refusal(`A version looks like 1.4.0, not ${version}.`);
  const workshop = await mkdtemp(path.join(tmpdir(), 'arena-ship-'));
  try {
    return await work(await copyBuild(build, version, workshop));
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/** Works on copies of several builds: `work` gets the step of each. */
export async function withSteps<T>(
  [first, ...others]: readonly Publication[],
  stepOf: (publication: Publication, build: string) => Promise<Step>,
  work: (steps: readonly Step[]) => Promise<T>,
): Promise<T> {
  if (first === undefined) return work([]);
  return withBuild(first, async (build) => {
    const step = await stepOf(first, build);
    return withSteps(others, stepOf, (steps) => work([step, ...steps]));
  });
}
