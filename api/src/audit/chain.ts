import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';

/*
 * The chain over the audit log. Each seal is the hash of an entry, its number and the seal before it, so altering, removing or moving
 * an entry changes every seal after it. Both the sealing server and the check compute it here, from what the columns hold: a
 * function in the database could be replaced by its owner.
 */

/** What goes into a seal, each value as PostgreSQL writes it. */
export type SealedContent = {
  readonly id: string;
  /** Microseconds since 1970. */
  readonly at: string;
  readonly actor: string | null;
  readonly action: string;
  readonly subject: string;
  readonly subjectId: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly address: string | null;
  readonly session: string | null;
};

/** Selects `SealedContent` of the entries `e`. */
export const CONTENT = sql.raw(`e.id::text as "id", (extract(epoch from e.at) * 1000000)::bigint::text as "at", e.actor_id::text as "actor",
  e.action as "action", e.subject as "subject", e.subject_id::text as "subjectId", e.before::text as "before", e.after::text as "after",
  e.address as "address", e.session as "session"`);

/** What comes before the first seal. */
export const START = { seq: 0, hash: '' };

export type Seal = typeof START;

export function sealAfter(previous: Seal, content: SealedContent): Seal {
  const seq = previous.seq + 1;
  const { id, at, actor, action, subject, subjectId, before, after, address, session } = content;
  const sealed = JSON.stringify([previous.hash, seq, id, at, actor, action, subject, subjectId, before, after, address, session]);
  return { seq, hash: createHash('sha256').update(sealed).digest('hex') };
}
