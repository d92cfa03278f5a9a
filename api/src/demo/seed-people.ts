import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { unusableHash } from '../auth/passwords';
import type { Database } from '../db/database';
import { ROLES } from '../db/migrate';
import { userRoles, users, userVisits } from '../db/schema/people';
import { auditEntries, images } from '../db/schema/records';
import { demoPeopleIds } from './demo-books';
import { DEMO_PICTURES, demoNewcomers, type DemoNewcomer, PICTURE_FOLDER } from './demo-newcomers';
import { looksOfPerson } from '../users/looks';

const MINUTE = 60_000;

async function insertNewcomers(tx: Database, newcomers: readonly DemoNewcomer[], admin: number): Promise<void> {
  const passwordHash = await unusableHash();
  const rows = newcomers.map(({ admin: _admin, password: _password, joinedAt, bannedAt, ...user }) => {
    return { ...user, ...looksOfPerson(user), passwordHash, createdAt: joinedAt, bannedAt, tokensValidAfter: bannedAt };
  });
  const added = await tx.insert(users).values(rows).returning({ id: users.id, bannedAt: users.bannedAt });
  await tx.insert(userRoles).values(added.map(({ id }) => ({ userId: id, roleId: ROLES.normal.id })));
  await tx.insert(auditEntries).values(
    added.flatMap(({ id, bannedAt }) => {
      if (bannedAt === null) return [];
      const [before, after] = [{ bannedAt: null }, { bannedAt }];
      return [{ at: bannedAt, actorId: admin, action: 'user.ban', subject: 'user', subjectId: id, before, after }];
    }),
  );
}

async function insertPictures(tx: Database, people: readonly number[]): Promise<void> {
  for (const [place, imageName] of DEMO_PICTURES) {
    await tx
      .update(users)
      .set({ imageName })
      .where(eq(users.id, people[place] ?? 0));
  }
  const names = (await readdir(PICTURE_FOLDER)).sort();
  const pictures = await Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(PICTURE_FOLDER, name)) })));
  await tx.insert(images).values(pictures);
}

/** Writes who has joined lately, everybody's pictures, and who was here when. Newcomers have not played: last of all people. */
export async function seedPeople(tx: Database, now: Date): Promise<void> {
  const players = await demoPeopleIds(tx);
  await insertNewcomers(tx, demoNewcomers(now), players[0] ?? 0);
  await insertPictures(tx, players);
  const people = await tx.select({ id: users.id, createdAt: users.createdAt, bannedAt: users.bannedAt }).from(users);
  // Every third was here within the last hours, the others some days ago, but not before they came nor after they were banned.
  const visits = people.map(({ id, createdAt, bannedAt }) => {
    const ago = id % 3 === 1 ? id * 4 * MINUTE : id * 5 * 60 * MINUTE;
    const seenAt = Math.max((bannedAt ?? now).getTime() - ago, createdAt.getTime());
    return { userId: id, seenAt: new Date(seenAt) };
  });
  await tx.insert(userVisits).values(visits);
}
