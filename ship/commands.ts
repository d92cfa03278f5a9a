import { assertFree, checkedDescriptor } from './check.ts';
import { contractOf } from './contracts.ts';
import { change, type Publisher, noteOf, type Publication, uploaded, withBuild } from './publisher.ts';
import { type PublishedRegistry, type PublishedVersion, Refusal, sectionOf, versionBefore } from './registry/published-registry.ts';
import { withCandidate, withHeld, withLive, withoutCandidate } from './registry-changes.ts';

export type { Publisher } from './publisher.ts';

const placed = (folder: string, descriptor: PublishedVersion['descriptor']): PublishedVersion => ({
  version: descriptor.version,
  base: `/${folder}/${descriptor.version}/`,
  descriptor,
});

/** Checks a build, uploads it and makes it live: for all users, for a share, or for none yet. */
export async function publish(publisher: Publisher, publication: Publication): Promise<PublishedRegistry> {
  const { folder, share, hold = false } = publication;
  return withBuild(publication, async (build) => {
    const descriptor = await checkedDescriptor(build, folder, publisher.say);
    const { version } = descriptor;
    const how = (registry: PublishedRegistry): PublishedRegistry => {
      assertFree(registry, folder, descriptor);
      if (hold) return withHeld(registry, folder, version, noteOf(publisher));
      if (share === undefined) return withLive(registry, folder, placed(folder, descriptor), 'publish', noteOf(publisher));
      return withCandidate(registry, folder, placed(folder, descriptor), share, noteOf(publisher));
    };
    return change(publisher, { folder, version, contract: await contractOf(build), build }, how);
  });
}

export async function canary(publisher: Publisher, folder: string, version: string, share: number): Promise<PublishedRegistry> {
  const descriptor = await publisher.store.describe(folder, version);
  return change(publisher, await uploaded(publisher, folder, version), (registry) => {
    assertFree(registry, folder, descriptor);
    return withCandidate(registry, folder, placed(folder, descriptor), share, noteOf(publisher));
  });
}

/** Gives the candidate, or a version by its number, to all users. */
export async function promote(publisher: Publisher, folder: string, version?: string): Promise<PublishedRegistry> {
  const wanted = version ?? sectionOf(await publisher.store.read(), folder)?.candidate?.version;
  if (wanted === undefined) throw new Refusal(`${folder} has no candidate. Name a version: npm run ship -- promote ${folder} 1.4.0`);
  const descriptor = await publisher.store.describe(folder, wanted);
  return change(publisher, await uploaded(publisher, folder, wanted), (registry) => {
    if (sectionOf(registry, folder)?.live.version === wanted) throw new Refusal(`${folder} ${wanted} is already live for everyone.`);
    // The candidate may have been rolled back or replaced since it was looked up.
    if (version === undefined && sectionOf(registry, folder)?.candidate?.version !== wanted)
      throw new Refusal(`${folder} ${wanted} is no longer the candidate. Check \`status\` first.`);
    assertFree(registry, folder, descriptor);
    return withLive(registry, folder, placed(folder, descriptor), 'promote', noteOf(publisher));
  });
}

/** One step back: the candidate is taken away, or where there is none the version before goes live. `to` names one. */
export async function rollback(publisher: Publisher, folder: string, to?: string): Promise<PublishedRegistry> {
  const section = sectionOf(await publisher.store.read(), folder);
  if (section === null) throw new Refusal(`${folder} has no live version: there is nothing to roll back.`);
  if (to === undefined && section.candidate !== null)
    return change(publisher, null, (registry) => withoutCandidate(registry, folder, noteOf(publisher)));
  const wanted = to ?? versionBefore(section);
  if (wanted === null) throw new Refusal(`${folder} ${section.live.version} is the first version: there is nothing before it.`);
  if (wanted === section.live.version) throw new Refusal(`${folder} ${wanted} is already live.`);
  const descriptor = await publisher.store.describe(folder, wanted);
  const { version: seen } = section.live;
  return change(publisher, await uploaded(publisher, folder, wanted), (registry) => {
    const now = sectionOf(registry, folder)?.live.version;
    if (now !== seen) throw new Refusal(`${folder} ${now ?? ''} went live just now. Look at \`status\` before you take anything back.`);
    assertFree(registry, folder, descriptor);
    return withLive(registry, folder, placed(folder, descriptor), 'rollback', noteOf(publisher));
  });
}
