import { and, eq, exists } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema/people';
import { images } from '../db/schema/records';

/** Only what is somebody's picture: the result screenshots lie in the same table, and are for administrators. */
export async function findPicture(db: Database, name: string): Promise<Uint8Array | null> {
  const ofSomebody = exists(db.select({ id: users.id }).from(users).where(eq(users.imageName, name)));
  const [row] = await db
    .select({ bytes: images.bytes })
    .from(images)
    .where(and(eq(images.name, name), ofSomebody));
  return row?.bytes ?? null;
}
