import { sessionCalls, type SignedIn } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import { readStored, removeStored, writeStored } from '@arena/shared/platform/storage';
import { RECORD_KEY, USER_ID_KEY } from './record-keys';
import { isOver } from './token-expiry';

// Part 2 §3: `{token, user, role}` under `auth`, the id under `userId`. Reads are validated, because storage isn't trusted.

export interface StoredRecord extends SignedIn {
  readonly role: string;
}

export type Reading = { readonly kind: 'record'; readonly record: StoredRecord } | { readonly kind: 'none' | 'unusable' | 'over' };

// The token becomes a header, so anything but visible ASCII would make every call throw.
const storedRecord = z.object({
  token: z.string().check(z.regex(/^[\x21-\x7e]+$/)),
  user: z.nullable(z.looseObject({})),
  role: z.string().check(z.regex(/^ROLE_[A-Z_]{1,40}$/)),
});

export function parseRecord(text: string | null): Reading {
  if (text === null || text === '') return { kind: 'none' };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'unusable' };
  }
  const checked = z.safeParse(storedRecord, json);
  if (!checked.success) return { kind: 'unusable' };
  // Stored in the wire format, so that every reader of the record understands it.
  const decoded = z.safeDecode(sessionCalls.login.response, { token: checked.data.token, user: checked.data.user });
  if (!decoded.success) return { kind: 'unusable' };
  if (isOver(decoded.data.token)) return { kind: 'over' };
  return { kind: 'record', record: { ...decoded.data, role: checked.data.role } };
}

export const readRecord = (): Reading => parseRecord(readStored('localStorage', RECORD_KEY));

export function writeRecord(record: StoredRecord): void {
  const wire = z.encode(sessionCalls.login.response, { token: record.token, user: record.user });
  writeStored('localStorage', RECORD_KEY, JSON.stringify({ ...wire, role: record.role }));
  const id = record.user?.id ?? null;
  if (id === null) removeStored('localStorage', USER_ID_KEY);
  else writeStored('localStorage', USER_ID_KEY, String(id));
}

export function removeRecord(): void {
  for (const key of [RECORD_KEY, USER_ID_KEY]) removeStored('localStorage', key);
}
