import { readStored } from '@arena/shared/platform/storage';
import { RECORD_KEY } from '../session/record-keys';
import { isOver } from '../session/token-expiry';

export interface Member {
  readonly token: string;
  readonly role: string;
  readonly id: number | null;
  readonly name: string | null;
  readonly email: string | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const textOf = (value: unknown) => (isText(value) && value !== '' ? value : null);

/** Follows `session/stored-record.ts` without its large schemas; a test keeps both consistent. */
export function parseMember(text: string | null): Member | null {
  try {
    const { token, user, role } = JSON.parse(text ?? 'null') as Record<string, unknown>;
    if (!isText(token) || !/^[\x21-\x7e]+$/.test(token) || !isText(role) || !/^ROLE_[A-Z_]{1,40}$/.test(role)) return null;
    if (user === undefined || typeof user !== 'object' || Array.isArray(user) || isOver(token)) return null;
    const { id, name, email } = (user ?? {}) as Record<string, unknown>;
    return { token, role, id: Number.isFinite(id) ? (id as number) : null, name: textOf(name), email: textOf(email) };
  } catch {
    return null;
  }
}

export const readMember = (): Member | null => parseMember(readStored('localStorage', RECORD_KEY));
