import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { freshDatabase } from '../../test/database';
import { newServerDatabase, SERVER_URL } from '../../test/server-database';
import { seedOnFirstStart } from '../demo/first-start';
import type { Connection } from './database';
import { openPostgres } from './postgres';

const TABLES = sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`;
const FIGURES = sql`select kind, at, part, sum(number) as number, sum(cents) as cents from current_figures group by 1, 2, 3 order by 1, 2, 3`;
const rowsOf = (name: string) => sql`select row::text from ${sql.identifier(name)} as row order by 1`;

/** The rows of every table, and the figures that the console shows. */
async function contentOf({ db }: Pick<Connection, 'db'>): Promise<unknown> {
  const content: unknown[] = [(await db.execute(FIGURES)).rows];
  for (const { name } of (await db.execute<{ name: string }>(TABLES)).rows) content.push(name, (await db.execute(rowsOf(name))).rows);
  return content;
}

const USERS = sql`select sum(number)::int as number from current_figures where kind = 'user' and at = '-infinity'`;
const numberOfUsers = async ({ db }: Pick<Connection, 'db'>) => (await db.execute<{ number: number }>(USERS)).rows[0]?.number ?? 0;
/** As pg_restore does: without a search path. */
const addUser = ({ db }: Pick<Connection, 'db'>) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local search_path = ''`);
    await tx.execute(sql`
      with added as (insert into public.users (name, email, password_hash, created_at) values ('New', 'new@example.com', '', now()) returning id)
      insert into public.user_roles select id, 502 from added`);
  });

// The forms that the guide "Back up and restore" names.
if (SERVER_URL !== null) {
  const serverUrl = SERVER_URL;
  describe('a dump', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'arena-dump-'));
    const file = path.join(folder, 'arena.dump');
    const run = (command: string, ...parts: readonly string[]) => execFileSync(command, parts, { stdio: ['ignore', 'ignore', 'pipe'] });
    let original: Awaited<ReturnType<typeof freshDatabase>>;
    before(async () => {
      original = await freshDatabase();
      await seedOnFirstStart({ db: original.db, embedded: true }, false);
    });
    after(async () => {
      await original.close();
      rmSync(folder, { recursive: true });
    });

    async function restores(dump: readonly string[], restore: (url: string) => void, migrated = false): Promise<void> {
      run('pg_dump', '-d', original.url ?? '', '-f', file, ...dump);
      const { url, drop } = await newServerDatabase(serverUrl);
      const restored = openPostgres(url);
      try {
        if (migrated) await restored.migrate();
        restore(url);
        assert.deepEqual(await contentOf(restored), await contentOf(original));
        // The next row gets a number of its own and counts.
        await addUser(restored);
        assert.deepEqual(await numberOfUsers(restored), (await numberOfUsers(original)) + 1);
      } finally {
        await restored.close();
        await drop();
      }
    }

    it('of the custom format', () => restores(['-Fc'], (url) => run('pg_restore', '--exit-on-error', '--no-owner', '-d', url, file)));
    it('of the custom format, by four jobs', () => restores(['-Fc'], (url) => run('pg_restore', '-j', '4', '--no-owner', '-d', url, file)));
    it('of the data alone, into a migrated database', () =>
      restores(
        ['-Fc'],
        (url) => {
          run('psql', '-d', url, '-c', 'truncate games, maps, modes, roles cascade');
          run('pg_restore', '--exit-on-error', '--data-only', '--disable-triggers', '--schema=public', '-d', url, file);
        },
        true,
      ));
    it('in plain SQL', () => restores([], (url) => run('psql', '-v', 'ON_ERROR_STOP=1', '-d', url, '-f', file)));
  });
}
