import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { hashPassword, unusableHash } from '../auth/passwords';
import type { Database } from '../db/database';
import { ROLES } from '../db/migrate';
import { userRoles, users, userVisits } from '../db/schema/people';
import { API_FOLDER } from '../folder';
import { looksOfPerson } from '../users/names';
import { after, DAY, type Demo, HOUR, MINUTE, type Random, seededRandom, writeAudit, writeImages } from './demo';

/** The two people that a newcomer can sign in as. */
const DEMO_SIGN_INS = [
  { name: 'Amara Khan', email: 'admin@arena.test', password: 'arena-admin', admin: true },
  { name: 'Diego Fernández', email: 'player@arena.test', password: 'arena-player', admin: false },
] as const;

// prettier-ignore
const NAMES = [
  'Aarav Sharma', 'Yuki Tanaka', 'Lucas Oliveira', 'Fatima Al-Sayed', 'Nguyễn Minh Anh', 'Chloé Dubois', 'Kwame Mensah', 'Sofia Rossi',
  'Rizky Pratama', 'Mehmet Yılmaz', 'Priya Nair', 'Jakub Nowak', 'Zanele Dlamini', 'Mateo García', 'Hana Kim', 'Ahmed Hassan',
  'Ingrid Larsen', 'Tendai Moyo', 'Bayu Saputra', 'Elif Demir', 'Rahul Verma', 'Camila Torres', 'Oleksandr Kovalenko', 'Li Wei',
  'Nadia Benali', 'Somchai Srisuk', "Siobhán O'Brien", 'Arjun Patel', 'Marco Bianchi', 'Aisha Bello', 'Park Ji-ho', 'Leila Haddad',
  'Tomás Silva', 'Grace Wanjiru', 'Farhan Iqbal', 'Emma Johansson', 'Omar Farouk', 'Valentina Cruz',
] as const;

/** They have joined lately, and played nothing yet. */
// prettier-ignore
const NEWCOMERS = [
  'Mia Schneider', 'Daniel Okafor', 'Aiko Yamamoto', 'Pedro Alves', 'Zara Sheikh', 'Ivan Petrov', 'Lerato Mokoena', 'Noah Andersen',
  'Thảo Lê', 'Bruno Costa', 'Anaya Gupta', 'Samuel Adeyemi', 'Kateryna Bondar', 'Rafael Mendes', 'Jin Woo Choi', 'Lina Haddad',
  'Victor Nunes', 'Wanjiku Kamau', 'Dewi Lestari', 'Theo Martin',
] as const;
const NEWCOMERS_SEED = 20_250_828;
/** Places among the newcomers, and after how many days each was banned. */
const BANNED: Readonly<Record<number, number>> = { 3: 9, 11: 4 };
export const PICTURE_FOLDER = join(API_FOLDER, 'assets/pictures');
/** Places among all people, and their pictures; the last one's file is lost. */
const PICTURES = { 0: 1, 1: 2, 3: 5, 8: 4, 10: 6, 24: 3, 27: 'lost' };

const digits = (random: Random, length: number) =>
  String(random.between(1, 9)) + Array.from({ length: length - 1 }, () => random.between(0, 9)).join('');

/** `Nguyễn Minh Anh` -> `nguyen.minh.anh` */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/[^a-z\s-]/g, '')
    .replaceAll(/[\s-]+/g, '.');

/** The user can't sign in unless `signIn` is set. */
function person(random: Random, name: string, signIn?: (typeof DEMO_SIGN_INS)[number]) {
  const mobile = `+${random.pick(['91', '62', '55', '90', '44', '234', '81'])}${digits(random, 10)}`;
  const plays = random.between(0, 5);
  return {
    name,
    email: signIn?.email ?? `${plain(name)}@example.com`,
    admin: signIn?.admin ?? false,
    password: signIn?.password ?? null,
    mobile,
    // As the platform makes them: the email name and the last four digits of the mobile number.
    handle: plain(name).replaceAll('.', '') + mobile.slice(-4),
    pubgId: plays === 0 ? null : digits(random, 10),
    freeFireId: plays === 1 ? null : digits(random, 9),
  };
}

export const demoPeople = (random: Random) => [
  ...DEMO_SIGN_INS.map((signIn) => person(random, signIn.name, signIn)),
  ...NAMES.map((name) => person(random, name)),
];

interface DemoPerson extends ReturnType<typeof person> {
  readonly createdAt: Date;
  readonly bannedAt: Date | null;
}

async function insertPeople(tx: Database, people: readonly DemoPerson[]) {
  const unusable = await unusableHash();
  const rows = people.map(async ({ admin: _admin, password, ...user }) => {
    const passwordHash = password === null ? unusable : await hashPassword(password);
    return { ...user, ...looksOfPerson(user), passwordHash, tokensValidAfter: user.bannedAt };
  });
  const added = await tx
    .insert(users)
    .values(await Promise.all(rows))
    .returning();
  const rolesOf = (place: number) => (people[place]?.admin === true ? [ROLES.admin, ROLES.normal] : [ROLES.normal]);
  await tx.insert(userRoles).values(added.flatMap(({ id }, place) => rolesOf(place).map((role) => ({ userId: id, roleId: role.id }))));
  return added;
}

/** Writes the people who play; answers the ids. They joined over two months, before the first tournament. */
export async function seedPeople(tx: Database, random: Random, now: Date): Promise<number[]> {
  const joinedAt = (place: number) => after(now, place * 36 * HOUR - 240 * DAY);
  const people = demoPeople(random).map((one, place) => ({ ...one, createdAt: joinedAt(place), bannedAt: null }));
  return (await insertPeople(tx, people)).map(({ id }) => id);
}

/** Of the last six months, more of them lately. */
async function insertNewcomers(demo: Demo): Promise<void> {
  const random = seededRandom(NEWCOMERS_SEED);
  const people = NEWCOMERS.map((name, place) => {
    const hours = Math.round((1 - place / NEWCOMERS.length) ** 2 * 178 * 24);
    const createdAt = after(demo.now, -hours * HOUR - 30 * MINUTE);
    const days = BANNED[place];
    return { ...person(random, name), createdAt, bannedAt: days === undefined ? null : after(createdAt, days * DAY) };
  });
  const banned = (await insertPeople(demo.tx, people)).flatMap(({ id, bannedAt }) => (bannedAt === null ? [] : [{ id, bannedAt }]));
  const action = 'user.ban';
  await writeAudit(
    demo,
    banned.map(({ id, bannedAt }) => ({ at: bannedAt, action, subjectId: id, before: { bannedAt: null }, after: { bannedAt } })),
  );
}

/** Writes the newest users, all pictures and all visits. Newcomers have not played: they are written last of all users. */
export async function seedNewcomers(demo: Demo): Promise<void> {
  const { tx, now, admin, players } = demo;
  await insertNewcomers(demo);
  for (const [place, picture] of Object.entries(PICTURES)) {
    const userId = [admin, ...players][Number(place)] ?? 0;
    await tx
      .update(users)
      .set({ imageName: `picture-${picture}.png` })
      .where(eq(users.id, userId));
  }
  await writeImages(tx, PICTURE_FOLDER);
  const people = await tx.select({ id: users.id, createdAt: users.createdAt, bannedAt: users.bannedAt }).from(users);
  // Every third was here within the last hours, the others some days ago, but not before they came nor after they were banned.
  const visits = people.map(({ id, createdAt, bannedAt }) => {
    const ago = id % 3 === 1 ? id * 4 * MINUTE : id * 5 * HOUR;
    return { userId: id, seenAt: new Date(Math.max(after(bannedAt ?? now, -ago).getTime(), createdAt.getTime())) };
  });
  await tx.insert(userVisits).values(visits);
}
