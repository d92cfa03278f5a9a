import { UNKNOWN_OWNER } from './failure';
import type { RegisteredSection } from './registry';

export function ownerOf({ descriptor }: RegisteredSection): string {
  const { team, contact } = descriptor?.owner ?? UNKNOWN_OWNER;
  return `Owner: ${team} (${contact}).`;
}

/** `S-04, Rooms 1.4.0`, to quote to the owner. */
export const codeOf = (number: string, { name, descriptor }: RegisteredSection): string =>
  `${number}, ${descriptor === null ? `${name} of an unknown version` : `${descriptor.title} ${descriptor.version}`}`;
