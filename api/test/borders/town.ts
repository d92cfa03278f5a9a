import { hashPassword } from '../../src/auth/passwords';
import { formMessages } from '../../src/db/schema/forms';
import { users } from '../../src/db/schema/people';
import { emptyTables } from '../database';
import { addRoom, addUser, type TestUser } from '../builders';
import { addRedeem, addTopUp } from '../finance';
import { addFullmap, addRequest, addWinner } from '../fullmaps';
import type { TestServer } from '../test-server';
import { addEntry, addTournament } from '../tournaments';

/** Of each kind of thing there are so many, with the ids from 1 on. */
export const OF_EACH = 12;
/** The password of every user here. */
export const PASSWORD = 'a password of theirs';
const ROOM_STATUSES = ['COIN_TIME', 'PENDING', 'ALL_DONE'];
const TOURNAMENT_STATUSES = ['PENDING', 'ONGOING', 'COMPLETED'];

export interface Town {
  readonly admin: TestUser;
  readonly player: TestUser;
  readonly people: readonly TestUser[];
}

/** Made once: that takes longer than everything else here. */
let passwordHash: string | undefined;

/** Empties the database and fills it with something of every kind, so that most ids below `OF_EACH` mean something. */
export async function fillTown(server: TestServer): Promise<Town> {
  await emptyTables(server.db);
  const people: TestUser[] = [];
  passwordHash ??= await hashPassword(PASSWORD);
  for (const name of ['Amara Khan', 'Bo Lind']) people.push(await addUser(server, name, { admin: true, cents: 50_000 }));
  for (const name of ['Cleo Diaz', 'Dev Rao', 'Ada Obi', 'Fay Orr']) people.push(await addUser(server, name, { cents: 500_000 }));
  await server.db.update(users).set({ passwordHash });
  const [admin, , player, other, third] = people;
  if (admin === undefined || player === undefined || other === undefined || third === undefined)
    throw new Error('The demo data has too few users');
  for (let number = 0; number < OF_EACH; number += 1) {
    const status = ROOM_STATUSES[number % 3];
    await addRoom(server, { creator: player, opponent: other, ...(status === undefined ? {} : { status }) });
    await addTopUp(server, number % 2 === 0 ? player : other);
    await addRedeem(server, number % 2 === 0 ? player : other, { amountCents: number === 0 ? 90_000_000 : 1000 });
    const tournament = await addTournament(server, { organizer: admin, status: TOURNAMENT_STATUSES[number % 3] });
    await addEntry(server, tournament, player, number % 3 === 0 ? 'PENDING' : 'CREATOR_APPROVED');
    const fullmap = await addFullmap(server, { creator: admin, status: number % 2 === 0 ? 'PENDING' : 'PRIVATE' });
    await addRequest(server, fullmap, player, number % 2 === 0 ? 'PENDING' : 'CREATOR_APPROVED');
    if (number % 4 === 1) await addWinner(server, fullmap, player);
  }
  await server.db.insert(formMessages).values({ form: 'contact', email: 'a@b.test', text: 'Hello', createdAt: server.now });
  return { admin, player, people };
}
