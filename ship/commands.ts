import { assertFree, problemsOf, readDescriptor } from './check.ts';
import { contractOf } from './contracts.ts';
import { change, type Desk, noteOf, type Publication, uploaded, withBuild } from './desk.ts';
import {
  type Ledger,
  type Placed,
  Refusal,
  sectionOf,
  versionBefore,
  withCandidate,
  withHeld,
  withLive,
  withoutCandidate,
} from './ledger.ts';

export type { Desk } from './desk.ts';

const placed = (folder: string, descriptor: Placed['descriptor']): Placed => ({
  version: descriptor.version,
  base: `/${folder}/${descriptor.version}/`,
  descriptor,
});

/** Checks a build, uploads it and makes it live: for everybody, for a share, or for nobody yet. */
export async function publish(desk: Desk, publication: Publication): Promise<Ledger> {
  const { folder, share, hold = false } = publication;
  return withBuild(publication, async (build) => {
    const descriptor = await readDescriptor(build);
    const { version } = descriptor;
    desk.say(`Checking ${folder} ${version}`);
    const problems = await problemsOf(build, descriptor);
    if (problems.length > 0) throw new Refusal(`${folder} ${version} cannot go live:\n  ${problems.join('\n  ')}`);
    const how = (ledger: Ledger): Ledger => {
      assertFree(ledger, folder, descriptor);
      if (hold) return withHeld(ledger, folder, version, noteOf(desk));
      if (share === undefined) return withLive(ledger, folder, placed(folder, descriptor), 'publish', noteOf(desk));
      return withCandidate(ledger, folder, placed(folder, descriptor), share, noteOf(desk));
    };
    return change(desk, { folder, version, contract: await contractOf(build), build }, how);
  });
}

/** Gives an uploaded version to a share of the people. */
export async function canary(desk: Desk, folder: string, version: string, share: number): Promise<Ledger> {
  const descriptor = await desk.store.describe(folder, version);
  return change(desk, await uploaded(desk, folder, version), (ledger) => {
    assertFree(ledger, folder, descriptor);
    return withCandidate(ledger, folder, placed(folder, descriptor), share, noteOf(desk));
  });
}

/** Gives the candidate, or a version by its number, to everybody. */
export async function promote(desk: Desk, folder: string, version?: string): Promise<Ledger> {
  const wanted = version ?? sectionOf(await desk.store.read(), folder)?.candidate?.version;
  if (wanted === undefined) throw new Refusal(`${folder} has no candidate. Name a version: npm run ship -- promote ${folder} 1.4.0`);
  const descriptor = await desk.store.describe(folder, wanted);
  return change(desk, await uploaded(desk, folder, wanted), (ledger) => {
    if (sectionOf(ledger, folder)?.live.version === wanted) throw new Refusal(`${folder} ${wanted} is live for everybody already.`);
    // Somebody may have taken the candidate back, or put another in its place, since it was looked up.
    if (version === undefined && sectionOf(ledger, folder)?.candidate?.version !== wanted)
      throw new Refusal(`${folder} ${wanted} is not the candidate any more. Look at \`status\` first.`);
    assertFree(ledger, folder, descriptor);
    return withLive(ledger, folder, placed(folder, descriptor), 'promote', noteOf(desk));
  });
}

/** One step back: the candidate is taken away, or where there is none the version before goes live. `to` names one. */
export async function rollback(desk: Desk, folder: string, to?: string): Promise<Ledger> {
  const section = sectionOf(await desk.store.read(), folder);
  if (section === null) throw new Refusal(`${folder} has no live version: there is nothing to take back.`);
  if (to === undefined && section.candidate !== null) return change(desk, null, (ledger) => withoutCandidate(ledger, folder, noteOf(desk)));
  const wanted = to ?? versionBefore(section);
  if (wanted === null) throw new Refusal(`${folder} ${section.live.version} is the first version: there is nothing before it.`);
  if (wanted === section.live.version) throw new Refusal(`${folder} ${wanted} is live already.`);
  const descriptor = await desk.store.describe(folder, wanted);
  const { version: seen } = section.live;
  return change(desk, await uploaded(desk, folder, wanted), (ledger) => {
    const now = sectionOf(ledger, folder)?.live.version;
    if (now !== seen) throw new Refusal(`${folder} ${now ?? ''} went live just now. Look at \`status\` before you take anything back.`);
    assertFree(ledger, folder, descriptor);
    return withLive(ledger, folder, placed(folder, descriptor), 'rollback', noteOf(desk));
  });
}
