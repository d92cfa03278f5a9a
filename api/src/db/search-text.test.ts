// cspell:ignore ordinality
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { searchForm } from '@arena/shared/contract';
import { sql } from 'drizzle-orm';
import { freshDatabase } from '../../test/database';
import { newServerDatabase, SERVER_URL } from '../../test/server-database';
import type { Connection } from './database';
import { openPostgres } from './postgres';

const SERVERS = SERVER_URL === null ? [] : [SERVER_URL];
const inLocaleC = async (server: string) => {
  const { url, drop } = await newServerDatabase(server, "template0 encoding 'UTF8' locale 'C'");
  const connection = openPostgres(url);
  await connection.migrate();
  return { ...connection, close: async () => (await connection.close(), await drop()) };
};

for (const [name, open] of [
  ['', freshDatabase],
  ...SERVERS.map((server) => [' with the locale C', () => inLocaleC(server)] as const),
] as const)
  describe(`texts in a database${name}`, () => {
    let connection: Connection;
    before(async () => void (connection = await open()));
    after(() => connection.close());

    it('have the same search form as in the console, for each character', async () => {
      // Except where Unicode still adds letters with two cases, which the older of the two doesn't know.
      const known = /(?![\uA7CB-\uA7FF\u1C89])[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\p{Cf}]/u;
      const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCodePoint(code)).filter((one) => known.test(one));
      const texts = characters.map((one) => `a${one}B ${one} c`);
      const { rows } = await connection.db.execute<{ form: string }>(
        sql`select search_form(text) as form from unnest(${sql.param(texts)}::text[]) with ordinality as given(text, place) order by place`,
      );
      const different = characters.filter((_, place) => rows[place]?.form !== searchForm(texts[place] ?? ''));
      assert.deepEqual(different, []);
    });

    it('are in the order of the console', async () => {
      const names = [
        'Zoe',
        'Åse',
        'Émile',
        'Ólafur',
        'olaf',
        'Resume',
        'résumé',
        'resume',
        'Adam',
        'adam',
        'Ann Lee',
        'Anna',
        '_x',
        '10',
        '9',
      ];
      names.push('Øyvind', 'Łukasz', 'Zoë', 'Ивана', 'Їжак', 'Жанна', 'Ωmega', 'سارة', 'پری', '王', '{ace}', '~tilde', 'Çelik', 'Cem');
      const { rows } = await connection.db.execute<{ name: string }>(
        sql`select name from unnest(${sql.param(names)}::text[]) as name order by name collate alphabetical`,
      );
      assert.deepEqual(
        rows.map(({ name }) => name),
        names.toSorted(new Intl.Collator('en').compare),
      );
    });
  });
