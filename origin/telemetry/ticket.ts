import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { keptKey } from '../kept-key.ts';
import { signatureOf, signed, textOf } from '../signed.ts';

/** A ticket is taken this long (seconds). */
export const TICKET_SECONDS = 1800;

/** The key of tickets, made by the first copy of the server in the figures' folder, for all. Throws where that cannot be written to. */
export function ticketKey(folder: string): Buffer {
  const figures = path.join(folder, '.figures');
  mkdirSync(figures, { recursive: true });
  return keptKey(path.join(figures, 'ticket-key'));
}

/** A ticket proves that its holder is an administrator. `who` tells people apart without naming them. */
export class Tickets {
  constructor(
    private readonly key: Buffer,
    private readonly now: () => number = Date.now,
  ) {}

  /** For an administrator whom the backend has confirmed: every sign-in of one person gets the same `who`. */
  give(administrator: string): string {
    const who = signatureOf(`who ${administrator}`, this.key).slice(0, 16);
    return signed(`${Math.floor(this.now() / 1000) + TICKET_SECONDS}.${who}`, this.key);
  }

  /** The name that one person's figures are stored under while a candidate is tried. It says nothing about any other candidate. */
  personOf(who: string, section: string, candidate: string): string {
    return signatureOf(`person ${who} ${section} ${candidate}`, this.key).slice(0, 12);
  }

  /** The pseudonym of the person a ticket was given to; null when it has expired or isn't ours. */
  read(ticket: string): string | null {
    const [until, who] = textOf(ticket, this.key)?.split('.') ?? [];
    return who !== undefined && Number(until) * 1000 > this.now() ? who : null;
  }
}
