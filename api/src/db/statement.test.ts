import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { freshDatabase } from '../../test/database';
import { SERVER_URL } from '../../test/server-database';
import type { Connection } from './database';
import { run, statement } from './statement';

describe('a statement', () => {
  let connection: Connection;
  before(async () => {
    connection = await freshDatabase({ decisionConnections: 1 });
  });
  after(() => connection.close());

  const double = statement<{ doubled: string }>('double', 'select ($1::bigint * 2)::text as doubled');

  it('answers within a transaction and without one', async () => {
    assert.deepEqual(await double(connection.db, [21]), [{ doubled: '42' }]);
    assert.deepEqual(await connection.db.transaction((tx) => double(tx, [4])), [{ doubled: '8' }]);
  });

  // The embedded database prepares nothing.
  if (SERVER_URL !== null) {
    it('is prepared once by a connection', async () => {
      for (const number of [1, 2, 3]) await double(connection.db, [number]);
      const earlier = await timesCarriedOut('double');
      await double(connection.db, [4]);
      assert.equal(await timesCarriedOut('double'), earlier + 1);
    });
  }

  const timesCarriedOut = async (name: string): Promise<number> => {
    const [row] = await run<{ times: number }>(
      connection.db,
      'select (generic_plans + custom_plans)::int as times from pg_prepared_statements where name = $1',
      [name],
    );
    return row?.times ?? 0;
  };

  it('answers times as PostgreSQL writes them, to the microsecond', async () => {
    const text = "select '2026-03-04 10:20:30.123456+00'::timestamptz as at, array['2026-03-04'::date] as days";
    for (const name of [undefined, 'times']) {
      const [row] = await run<{ at: string; days: string }>(connection.db, text, [], name);
      assert.match(String(row?.at), /\.123456[+-]\d\d/);
      assert.equal(row?.days, '{2026-03-04}');
    }
  });
});
