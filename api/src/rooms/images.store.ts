import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { images } from '../db/schema/records';

const CONTENT_TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' };

/** By extension, as the platform's backend does. */
export function contentTypeOf(fileName: string): string {
  return CONTENT_TYPES[fileName.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}

export async function findImage(db: Database, name: string): Promise<Uint8Array | null> {
  const [row] = await db.select({ bytes: images.bytes }).from(images).where(eq(images.name, name));
  return row?.bytes ?? null;
}
