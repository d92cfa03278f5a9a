import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from './database';
import { foundRow } from './rows';
import { images } from './schema/records';

/** By extension, as the platform's backend does. */
const CONTENT_TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' };

/** An image as a call answers it; 404 where none has the name, or `where` leaves it out. */
export async function findImage(db: Database, fileName: string, where?: SQL) {
  const found = await db
    .select({ bytes: images.bytes })
    .from(images)
    .where(and(eq(images.name, fileName), where));
  const { bytes } = foundRow(found, 'Image', fileName, 'name');
  return { bytes, contentType: CONTENT_TYPES[fileName.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream', fileName };
}
