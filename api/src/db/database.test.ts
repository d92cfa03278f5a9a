import assert from 'node:assert/strict';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { count } from 'drizzle-orm';
import { newServerDatabase, SERVER_URL } from '../../test/server-database';
import { secretInDatabase, secretInFolder } from '../auth/tokens';
import type { Connection } from './database';
import { connectionOver, lockFolder, openEmbedded } from './embedded';
import { openPostgres } from './postgres';
import { maps } from './schema/games';
import { roles, users } from './schema/people';

async function isComplete({ db }: Connection): Promise<void> {
  const [people] = await db.select({ count: count() }).from(users);
  assert.equal(people?.count, 0);
  assert.equal((await db.select().from(maps)).length, 9);
  assert.deepEqual((await db.select().from(roles)).map(({ id, name }) => [id, name]).sort(), [
    [501, 'ROLE_ADMIN'],
    [502, 'ROLE_NORMAL'],
  ]);
}

describe('the migrations', () => {
  it('make everything from nothing, and nothing the second time', async () => {
    const server = SERVER_URL === null ? null : await newServerDatabase(SERVER_URL);
    const connection = server === null ? connectionOver(await PGlite.create()) : openPostgres(server.url);
    await connection.migrate();
    await connection.migrate();
    await isComplete(connection);
    await connection.close();
    await server?.drop();
  });

  // An embedded database belongs to one process, so there is nothing to test without a server.
  const startTogether = async (url: string) => {
    const server = await newServerDatabase(url);
    const copies = Array.from({ length: 4 }, () => openPostgres(server.url, { listConnections: 1, decisionConnections: 1 }));
    await Promise.all(copies.map((copy) => copy.migrate()));
    for (const copy of copies) await isComplete(copy);
    const secrets = await Promise.all(copies.map((copy) => secretInDatabase(copy.db)));
    assert.equal(new Set(secrets).size, 1, 'all sign tokens with one secret');
    await Promise.all(copies.map((copy) => copy.close()));
    await server.drop();
  };
  const servers = SERVER_URL === null ? [] : [SERVER_URL];
  for (const url of servers) it('let several servers start at the same moment', () => startTogether(url));
});

describe('the embedded database', () => {
  const folders: string[] = [];
  const newFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'arena-data-'));
    folders.push(folder);
    return folder;
  };
  after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

  it('refuses a second process in its folder, and lets the next one in', async () => {
    const folder = await newFolder();
    const first = await openEmbedded(folder);
    await assert.rejects(openEmbedded(folder), /is in use by another process/);
    await first.close();
    const next = await openEmbedded(folder);
    await next.close();
  });

  it('takes over a lock that a dead process left behind', async () => {
    const folder = await newFolder();
    const unlock = await lockFolder(folder);
    await unlock();
    const again = await lockFolder(folder);
    await assert.rejects(lockFolder(folder), /in use/);
    await again();
  });

  it('keeps its token secret in a file that only its owner can read', async () => {
    const folder = await newFolder();
    const secret = await secretInFolder(folder);
    assert.ok(secret.length >= 64);
    assert.equal(await secretInFolder(folder), secret);
    assert.equal((await stat(join(folder, 'jwt-secret'))).mode & 0o777, 0o600);
  });
});
