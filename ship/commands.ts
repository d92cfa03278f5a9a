import { assertFree, checkedDescriptor } from './check.ts';
import { contractOf } from './contracts.ts';
import { change, type Publisher, noteOf, type Publication, type Step, uploaded, withBuild } from './publisher.ts';
import {
  type PublishedRegistry,
  type PublishedVersion,
  Refusal,
  sectionOf,
  versionBefore,
  versionsOf,
} from './registry/published-registry.ts';
import { withCandidate, withHeld, withLive, withoutCandidate } from './registry-changes.ts';

export type { Publisher } from './publisher.ts';

const placed = (folder: string, descriptor: PublishedVersion['descriptor']): PublishedVersion => ({
  version: descriptor.version,
  base: `/${folder}/${descriptor.version}/`,
  descriptor,
});

/** Checks a build of a section that is to go live: for all users, for a share, or for none yet. */
export async function publishStep(publisher: Publisher, { folder, share, hold }: Publication, build: string): Promise<Step> {
  const descriptor = await checkedDescriptor(build, folder, publisher.say);
  const { version } = descriptor;
  const how = (registry: PublishedRegistry): PublishedRegistry => {
    assertFree(registry, folder, descriptor);
    if (hold === true) return withHeld(registry, folder, version, noteOf(publisher));
    if (share === undefined) return withLive(registry, folder, placed(folder, descriptor), 'publish', noteOf(publisher));
    return withCandidate(registry, folder, placed(folder, descriptor), share, noteOf(publisher));
  };
  return { subject: { folder, version, contract: await contractOf(build), build }, how };
}

export const publish = (publisher: Publisher, publication: Publication): Promise<PublishedRegistry> =>
  withBuild(publication, async (build) => change(publisher, [await publishStep(publisher, publication, build)]));

export async function canary(publisher: Publisher, folder: string, version: string, share: number): Promise<PublishedRegistry> {
  const descriptor = await publisher.store.describe(folder, version);
  const how = (registry: PublishedRegistry) => {
    assertFree(registry, folder, descriptor);
    return withCandidate(registry, folder, placed(folder, descriptor), share, noteOf(publisher));
  };
  return change(publisher, [{ subject: await uploaded(publisher, folder, version), how }]);
}

/** Gives the candidate, or a version by its number, to all users. */
export async function promote(publisher: Publisher, folder: string, version?: string): Promise<PublishedRegistry> {
  const published = await publisher.store.read();
  const wanted = version ?? sectionOf(published, folder)?.candidate?.version;
  if (wanted === undefined && versionsOf(published, folder).length === 0) throw publisher.store.notThere(folder, published);
  if (wanted === undefined) throw new Refusal(`${folder} has no candidate. Name a version: npm run ship -- promote ${folder} 1.4.0`);
  const descriptor = await publisher.store.describe(folder, wanted);
  const how = (registry: PublishedRegistry) => {
    if (sectionOf(registry, folder)?.live.version === wanted) throw new Refusal(`${folder} ${wanted} is already live for everyone.`);
    // The candidate may have been rolled back or replaced since it was looked up.
    if (version === undefined && sectionOf(registry, folder)?.candidate?.version !== wanted)
      throw new Refusal(`${folder} ${wanted} is no longer the candidate. Check \`status\` first.`);
    assertFree(registry, folder, descriptor);
    return withLive(registry, folder, placed(folder, descriptor), 'promote', noteOf(publisher));
  };
  return change(publisher, [{ subject: await uploaded(publisher, folder, wanted), how }]);
}

/** One step back: the candidate is taken away, or where there is none the version before goes live. `to` names one. */
export async function rollback(publisher: Publisher, folder: string, to?: string): Promise<PublishedRegistry> {
  const published = await publisher.store.read();
  const section = sectionOf(published, folder);
  if (section === null) throw publisher.store.notThere(folder, published);
  if (to === undefined && section.candidate !== null)
    return change(publisher, [{ subject: null, how: (registry) => withoutCandidate(registry, folder, noteOf(publisher)) }]);
  const wanted = to ?? versionBefore(section);
  if (wanted === null) throw new Refusal(`${folder} ${section.live.version} is the first version: there is nothing before it.`);
  if (wanted === section.live.version) throw new Refusal(`${folder} ${wanted} is already live.`);
  return change(publisher, [await returnStep(publisher, folder, wanted, section.live.version)]);
}

/** Brings an uploaded version back in the place of the one that was seen live. */
export async function returnStep(publisher: Publisher, folder: string, wanted: string, seen: string): Promise<Step> {
  const descriptor = await publisher.store.describe(folder, wanted);
  const how = (registry: PublishedRegistry) => {
    const now = sectionOf(registry, folder)?.live.version;
    if (now !== seen) throw new Refusal(`${folder} ${now ?? ''} went live just now. Check \`status\` before you roll back.`);
    assertFree(registry, folder, descriptor);
    return withLive(registry, folder, placed(folder, descriptor), 'rollback', noteOf(publisher));
  };
  return { subject: await uploaded(publisher, folder, wanted), how };
}
