/** A person's place from 0 to 99 for one section: the same on every load and machine, and different for each section. */
export function cohortOf(section: string, userId: number): number {
  // FNV-1a, 32 bits, with a final mix that separates consecutive ids.
  let hash = 0x811c9dc5;
  for (const letter of `${section}:${userId}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % 100;
}

/** Whether a person gets the candidate. Signed-out visitors never do. */
export const getsCandidate = (section: string, share: number, userId: number | null): boolean =>
  userId !== null && cohortOf(section, userId) < share;
