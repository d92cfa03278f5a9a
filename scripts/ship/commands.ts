import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clashesOf, problemsOf, readDescriptor } from './check.ts';
import {
  type Ledger,
  type Note,
  type Placed,
  Refusal,
  sectionOf,
  versionBefore,
  withCandidate,
  withHeld,
  withLive,
  withoutCandidate,
} from './ledger.ts';
import type { ShipStore } from './store.ts';

/** What every command is given. */
export interface Desk {
  readonly store: ShipStore;
  readonly by: string;
  readonly why: string;
  readonly now: () => Date;
  readonly dryRun: boolean;
  /** Progress, a line at a time. */
  readonly say: (line: string) => void;
}

export interface Publication {
  /** The section's folder, such as mfe-rooms. */
  readonly folder: string;
  /** The folder of its build. */
  readonly build: string;
  /** Its number, when not the one of its package.json. */
  readonly version?: string;
  /** As a candidate for so many per cent of the people, instead of for everybody. */
  readonly share?: number;
  /** Uploaded and live for nobody yet. */
  readonly hold?: boolean;
}

const VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const noteOf = ({ by, why, now }: Desk): Note => ({ at: now().toISOString(), by, why });

const placed = (folder: string, descriptor: Placed['descriptor']): Placed => ({
  version: descriptor.version,
  base: `/${folder}/${descriptor.version}/`,
  descriptor,
});

/** Changes the registry, or with `--dry-run` only finds out whether it could be changed. */
async function change(desk: Desk, how: (ledger: Ledger) => Ledger): Promise<Ledger> {
  return desk.dryRun ? how(await desk.store.read()) : desk.store.commit(how);
}

/** The files of a build. A folder that is built into again and again keeps those of the build before; its record tells. */
async function filesOf(build: string): Promise<readonly string[]> {
  const record = await readFile(path.join(build, '.build.json'), 'utf8').catch(() => null);
  if (record !== null) return (JSON.parse(record) as { files: readonly string[] }).files;
  const entries = await readdir(build, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)));
}

/** The build by itself; under another number its descriptor says that, and nothing else of it does. */
async function gathered(build: string, version: string | undefined, workshop: string): Promise<string> {
  // Below the workshop, whose folder only this user may read: what is published may be read by everybody.
  const copy = path.join(workshop, 'build');
  for (const file of await filesOf(build)) await cp(path.join(build, file), path.join(copy, file));
  if (version === undefined) return copy;
  const file = path.join(copy, 'section.json');
  const descriptor = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...descriptor, version }, null, 2));
  // Packed forms of the old one.
  await Promise.all(['.br', '.gz'].map((ending) => rm(`${file}${ending}`, { force: true })));
  return copy;
}

/** Checks a build, uploads it and makes it live: for everybody, for a share, or for nobody yet. */
export async function publish(desk: Desk, publication: Publication): Promise<Ledger> {
  const { folder, version, share, hold = false } = publication;
  if (version !== undefined && !VERSION.test(version)) throw new Refusal(`A version looks like 1.4.0, and not like ${version}.`);
  const workshop = await mkdtemp(path.join(tmpdir(), 'arena-ship-'));
  try {
    const build = await gathered(publication.build, version, workshop);
    const descriptor = await readDescriptor(build);
    desk.say(`Checking ${folder} ${descriptor.version}`);
    const problems = await problemsOf(build, descriptor);
    if (problems.length > 0) throw new Refusal(`${folder} ${descriptor.version} cannot go live:\n  ${problems.join('\n  ')}`);

    const how = (ledger: Ledger): Ledger => {
      const clashes = clashesOf(ledger, folder, descriptor);
      if (clashes.length > 0) throw new Refusal(`${folder} ${descriptor.version} cannot go live:\n  ${clashes.join('\n  ')}`);
      if (hold) return withHeld(ledger, folder, descriptor.version, noteOf(desk));
      if (share === undefined) return withLive(ledger, folder, placed(folder, descriptor), 'publish', noteOf(desk));
      return withCandidate(ledger, folder, placed(folder, descriptor), share, noteOf(desk));
    };
    if (desk.dryRun) return how(await desk.store.read());
    // Refused before anything is uploaded, where it can be told already.
    how(await desk.store.read());
    desk.say(`Uploading to ${desk.store.place}`);
    const upload = await desk.store.stage(folder, descriptor.version, build);
    try {
      return await desk.store.commit(how, upload);
    } catch (error) {
      await desk.store.drop(upload);
      throw error;
    }
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/** Gives an uploaded version to a share of the people. */
export async function canary(desk: Desk, folder: string, version: string, share: number): Promise<Ledger> {
  const descriptor = await desk.store.describe(folder, version);
  return change(desk, (ledger) => withCandidate(ledger, folder, placed(folder, descriptor), share, noteOf(desk)));
}

/** Gives the candidate, or a version by its number, to everybody. */
export async function promote(desk: Desk, folder: string, version?: string): Promise<Ledger> {
  const wanted = version ?? sectionOf(await desk.store.read(), folder)?.candidate?.version;
  if (wanted === undefined) throw new Refusal(`${folder} has no candidate. Name a version: npm run ship -- promote ${folder} 1.4.0`);
  const descriptor = await desk.store.describe(folder, wanted);
  return change(desk, (ledger) => {
    if (sectionOf(ledger, folder)?.live.version === wanted) throw new Refusal(`${folder} ${wanted} is live for everybody already.`);
    // Somebody may have taken the candidate back, or put another in its place, since it was looked up.
    if (version === undefined && sectionOf(ledger, folder)?.candidate?.version !== wanted)
      throw new Refusal(`${folder} ${wanted} is not the candidate any more. Look at \`status\` first.`);
    return withLive(ledger, folder, placed(folder, descriptor), 'promote', noteOf(desk));
  });
}

/** One step back: the candidate is taken away, or where there is none the version before goes live. `to` names one. */
export async function rollback(desk: Desk, folder: string, to?: string): Promise<Ledger> {
  const section = sectionOf(await desk.store.read(), folder);
  if (section === null) throw new Refusal(`${folder} has no live version: there is nothing to take back.`);
  if (to === undefined && section.candidate !== null) return change(desk, (ledger) => withoutCandidate(ledger, folder, noteOf(desk)));
  const wanted = to ?? versionBefore(section);
  if (wanted === null) throw new Refusal(`${folder} ${section.live.version} is the first version: there is nothing before it.`);
  if (wanted === section.live.version) throw new Refusal(`${folder} ${wanted} is live already.`);
  const descriptor = await desk.store.describe(folder, wanted);
  const { version: seen } = section.live;
  return change(desk, (ledger) => {
    const now = sectionOf(ledger, folder)?.live.version;
    if (now !== seen) throw new Refusal(`${folder} ${now ?? ''} went live just now. Look at \`status\` before you take anything back.`);
    return withLive(ledger, folder, placed(folder, descriptor), 'rollback', noteOf(desk));
  });
}
