/**
 * Where a person stands among a hundred, 0 to 99, for one section: the same at every page load and on every machine, and
 * another for each section, so that it is not always the same people who try what is new.
 */
export function cohortOf(section: string, userId: number): number {
  // FNV-1a, 32 bits, and a last stir: ids that follow each other must not stand beside each other.
  let hash = 0x811c9dc5;
  for (const letter of `${section}:${userId}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % 100;
}

/** Whether a person is among those who get a candidate. Nobody is who is not signed in. */
export const getsCandidate = (section: string, share: number, userId: number | null): boolean =>
  userId !== null && cohortOf(section, userId) < share;
