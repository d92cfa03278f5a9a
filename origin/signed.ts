import { createHmac, timingSafeEqual } from 'node:crypto';

export const signatureOf = (text: string, key: Buffer): string => createHmac('sha256', key).update(text).digest('base64url');
/** A text that this server knows again as its own. */
export const signed = (text: string, key: Buffer): string => `${text}.${signatureOf(text, key)}`;

/** The text of what `signed` has made; null for anything else. */
export function textOf(value: string, key: Buffer): string | null {
  const end = value.lastIndexOf('.');
  const text = value.slice(0, Math.max(end, 0));
  const given = Buffer.from(value.slice(end + 1));
  const expected = Buffer.from(signatureOf(text, key));
  return end > 0 && given.length === expected.length && timingSafeEqual(given, expected) ? text : null;
}
