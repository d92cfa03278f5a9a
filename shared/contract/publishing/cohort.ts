/**
 * The user's bucket for a section, 0 to 99: the same on every load and device, and independent between sections.
 * @param section - The federation name, such as `mfe_rooms`.
 */
export function cohortOf(section: string, userId: number): number {
  // FNV-1a, 32 bits, with a final mix that separates consecutive ids.
  let hash = 0x811c9dc5;
  for (const letter of `${section}:${userId}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % 100;
}

/**
 * Whether the user gets a section's candidate version. Visitors never do.
 * @param share - Percentage of users, 0 to 100.
 * @param userId - null for visitors.
 */
export const getsCandidate = (section: string, share: number, userId: number | null): boolean =>
  userId !== null && cohortOf(section, userId) < share;
