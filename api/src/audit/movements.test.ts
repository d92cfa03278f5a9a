import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { logReaders } from '../../test/audit-logs';
import { useTestServer } from '../../test/test-server';
import { addUser, GIVEN } from '../../test/builders';
import { addRedeem, decide } from '../../test/finance';
import { book } from '../money/ledger';
import { transactions } from '../db/schema/money';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });

describe('the log of movements', () => {
  it('has every field of the wire, with the balance before and after; none for rows from before it was kept', async () => {
    const { admin, movements } = await logReaders(server);
    const omar = await addUser(server, 'Omar', { cents: 20_000 });
    server.advance(1);
    await decide(server, 'redeem', await addRedeem(server, omar), 'approve', admin);
    await server.db.update(transactions).set({ balanceAfterCents: null }).where(eq(transactions.id, 1));
    const { content, totalElements } = await movements();
    assert.equal(totalElements, 2);
    const user = { id: omar.id, name: 'Omar' };
    assert.deepEqual(content, [
      {
        transactionId: 2,
        dateTime: [2026, 3, 4, 15, 51, 30],
        user,
        amount: -150,
        reason: 'Redeem request 1',
        balanceBefore: 200,
        balanceAfter: 50,
      },
      {
        transactionId: 1,
        dateTime: [2026, 3, 4, 15, 50, 30],
        user,
        amount: 200,
        reason: 'Coins bought',
        balanceBefore: null,
        balanceAfter: null,
      },
    ]);
  });

  it('is searched by player, reason and number, and by days', async () => {
    const { movements } = await logReaders(server);
    const [omar, li] = [await addUser(server, 'Omar'), await addUser(server, 'Li')];
    for (const [user, reason] of [
      [omar, 'Top-up 12'],
      [li, 'Prize of room 7'],
      [omar, 'Prize of tournament 3, place 1'],
    ] as const) {
      await book(server.db, { userId: user.id, cents: 100, cause: GIVEN, reason, roomId: null, at: server.now });
      server.advance(24 * 60);
    }
    const found = async (query: string) => (await movements(query)).content.map(({ transactionId }) => transactionId);
    assert.deepEqual(await found('keywords=prize'), [3, 2]);
    assert.deepEqual(await found('keywords=OMAR'), [3, 1]);
    assert.deepEqual(await found('keywords=li%40example.com'), [2]);
    assert.deepEqual(await found('keywords=top-up%2012'), [1]);
    assert.deepEqual(await found('keywords=2'), [2, 1], 'the number of a movement, and a part of a reason');
    assert.deepEqual(await found('keywords=prize&from=2026-03-06&to=2026-03-06'), [3]);
    assert.deepEqual(await found('pageSize=1&pageNumber=1'), [2]);
    assert.deepEqual(await found('keywords=%25'), []);
  });

  it('takes a day from its first to its last moment in the platform zone', async () => {
    const { movements } = await logReaders(server);
    const omar = await addUser(server, 'Omar');
    for (const at of ['2026-03-03T18:29:59.999Z', '2026-03-03T18:30:00.000Z', '2026-03-04T18:29:59.999Z', '2026-03-04T18:30:00.000Z']) {
      await book(server.db, { userId: omar.id, cents: 100, cause: GIVEN, reason: 'Coins bought', roomId: null, at: new Date(at) });
    }
    const { content } = await movements('from=2026-03-04&to=2026-03-04');
    assert.deepEqual(
      content.map(({ transactionId }) => transactionId),
      [3, 2],
    );
  });
});
