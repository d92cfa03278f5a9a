import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import type { TestServer } from '../test-server';

const BOOKS = sql`
  select id::text, balance_cents::text as balance,
    coalesce((select sum(amount_cents) from transactions where user_id = users.id), 0)::text as booked
  from users order by users.id`;

/** Each user's cents, compared with the books on each read. */
export class Books {
  #last: ReadonlyMap<string, string> = new Map();

  constructor(private readonly server: Pick<TestServer, 'db'>) {}

  /** Every balance matches the books, and none is negative. Returns how many balances have changed since the last call. */
  async changed(): Promise<number> {
    const { rows } = await this.server.db.execute<{ id: string; balance: string; booked: string }>(BOOKS);
    for (const { id, balance, booked } of rows) {
      assert.equal(balance, booked, `User ${id} has other cents than the books say`);
      assert.ok(BigInt(balance) >= 0n, `User ${id} has ${balance} cents`);
    }
    const now = new Map(rows.map(({ id, balance }) => [id, balance]));
    const changes = [...now].filter(([id, balance]) => (this.#last.get(id) ?? '0') !== balance).length;
    this.#last = now;
    return changes;
  }
}
