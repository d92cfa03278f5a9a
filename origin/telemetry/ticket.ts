import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { keptKey } from '../kept-key.ts';
import { signatureOf, signed, textOf } from '../signed.ts';

/** A ticket is taken this long (seconds). */
export const TICKET_SECONDS = 1800;

/**
 * The key that tickets are signed with, in the folder of the figures, so that every copy of the server takes the tickets of the
 * others. Made by the first one. Throws where the folder cannot be written to.
 */
export function ticketKey(folder: string): Buffer {
  const figures = path.join(folder, '.figures');
  mkdirSync(figures, { recursive: true });
  return keptKey(path.join(figures, 'ticket-key'));
}

/** Says that whoever has it is signed in as an administrator, and nothing of who that is: `who` tells sign-ins apart. */
export class Tickets {
  constructor(
    private readonly key: Buffer,
    private readonly now: () => number = Date.now,
  ) {}

  /** For somebody whose Authorization header the backend has confirmed. */
  give(authorization: string): string {
    const who = signatureOf(`who ${authorization}`, this.key).slice(0, 16);
    return signed(`${Math.floor(this.now() / 1000) + TICKET_SECONDS}.${who}`, this.key);
  }

  /** The sign-in that a ticket was given to; null for one that is over, or not ours. */
  read(ticket: string): string | null {
    const [until, who] = textOf(ticket, this.key)?.split('.') ?? [];
    return who !== undefined && Number(until) * 1000 > this.now() ? who : null;
  }
}
