import { readStoredJson } from '../common/storage';
import { RECORD_KEY } from '../session/record-keys';
import { isOver } from '../session/token-expiry';

/** The stored session's owner. The program validates the record again. */
export interface Visitor {
  /** null when there is no token that may be sent. */
  readonly token: string | null;
  readonly role: string | null;
  readonly userId: number | null;
  readonly user: { readonly name?: string | null; readonly email?: string | null } | null;
}

const ANONYMOUS: Visitor = { token: null, role: null, userId: null, user: null };

interface Record {
  readonly token?: unknown;
  readonly role?: string;
  readonly user?: { readonly id?: unknown; readonly name?: unknown; readonly email?: unknown } | null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

export function readVisitor(): Visitor {
  try {
    const record = readStoredJson('localStorage', RECORD_KEY) as Record | null;
    if (typeof record?.token !== 'string' || record.token === '') return ANONYMOUS;
    const { user = null } = record;
    // Never sends an expired token; the guard handles it.
    const token = /^[\x21-\x7e]+$/.test(record.token) && !isOver(record.token) ? record.token : null;
    return {
      token,
      role: record.role ?? null,
      userId: typeof user?.id === 'number' ? user.id : null,
      user: user === null ? null : { name: textOf(user.name), email: textOf(user.email) },
    };
  } catch {
    return ANONYMOUS;
  }
}
