import type { Database } from '../db/database';
import { currentOrigin } from '../db/request-scope';
import { auditEntries } from '../db/schema/records';
import { changesNothing } from './changes-nothing';

export interface AuditEntry {
  readonly at: Date;
  /** null: done from the command line. */
  readonly actorId: number | null;
  readonly action: string;
  readonly subject: 'room' | 'user' | 'fullmap' | 'tournament' | 'topup' | 'redeem' | 'stream' | 'form-message';
  readonly subjectId: number;
  readonly before: unknown;
  readonly after: unknown;
  /** Where it isn't the session of the request. */
  readonly session?: string | null;
}

/** Called within the transaction of what it records, so that neither exists without the other. What changes nothing is not recorded. */
export async function recordAudit(tx: Database, entry: AuditEntry): Promise<void> {
  if (changesNothing(entry.before, entry.after)) return;
  await tx.insert(auditEntries).values({ ...currentOrigin(), ...entry });
}
