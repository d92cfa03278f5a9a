import { contractServes, CONTRACT_VERSION, getsCandidate, type RegistryDocument } from '@arena/shared/contract';
import type { Visitor } from './visitor';

type PublishedSection = RegistryDocument['sections'][number];

/** The version of a section that this person gets, as the program will judge; null for one that the shell refuses. */
export function chosenVersion({ name, live, candidate }: PublishedSection, { userId }: Visitor): PublishedSection['live'] | null {
  const chosen = candidate != null && getsCandidate(name, candidate.share, userId) ? candidate : live;
  return contractServes(CONTRACT_VERSION, chosen.descriptor.contract) ? chosen : null;
}
