import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A ticket is taken this long (seconds). */
export const TICKET_SECONDS = 1800;

/**
 * The key that tickets are signed with, in the folder of the figures, so that every copy of the server takes the tickets of the
 * others. Made by the first one. Throws where the folder cannot be written to.
 */
export function ticketKey(folder: string): Buffer {
  const file = path.join(folder, '.figures', 'ticket-key');
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    const own = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
    writeFileSync(own, randomBytes(32), { mode: 0o600 });
    try {
      // Whole or not at all, and never in place of another copy's.
      linkSync(own, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(own, { force: true });
    }
  }
  return readFileSync(file);
}

/** Says that whoever has it is signed in as an administrator, and nothing of who that is: `who` tells sign-ins apart. */
export class Tickets {
  constructor(
    private readonly key: Buffer,
    private readonly now: () => number = Date.now,
  ) {}

  /** For somebody whose Authorization header the backend has confirmed. */
  give(authorization: string): string {
    const who = this.#sign(`who ${authorization}`).slice(0, 16);
    const text = `${Math.floor(this.now() / 1000) + TICKET_SECONDS}.${who}`;
    return `${text}.${this.#sign(text)}`;
  }

  /** The sign-in that a ticket was given to; null for one that is over, or not ours. */
  read(ticket: string): string | null {
    const [until = '', who = '', signature = ''] = ticket.split('.');
    const expected = Buffer.from(this.#sign(`${until}.${who}`));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    return Number(until) * 1000 > this.now() ? who : null;
  }

  #sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}
