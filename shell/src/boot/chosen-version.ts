import { getsCandidate, type RegistryDocument } from '@arena/shared/contract/publishing';
import { isOffered } from '@arena/shared/contract/section';
import type { Visitor } from './visitor';

export type PublishedSection = RegistryDocument['sections'][number];

/** Chooses the version like the program does; null when the shell would refuse it. */
export function chosenVersion({ name, live, candidate }: PublishedSection, { id }: Visitor): PublishedSection['live'] | null {
  const chosen = candidate != null && getsCandidate(name, candidate.share, id) ? candidate : live;
  return isOffered(chosen.descriptor.contract) ? chosen : null;
}
