import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { addUser, balanceOf, type TestUser, unbalanced } from '../../test/builders';
import { messageOf, useTestServer } from '../../test/test-server';
import { transactions } from '../db/schema/money';
import { auditEntries, notifications } from '../db/schema/records';

const server = useTestServer();

async function setting() {
  const [admin, player] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Diego', { cents: 2000 })];
  const adjust = (amount: unknown, reason = 'Paid twice', { key = 'a-key', as = admin, of = player.id } = {}) => {
    const headers: Record<string, string> = key === '' ? {} : { 'idempotency-key': key };
    return server.call(`POST /users/${of}/adjustments`, { as, headers, body: { amount, reason } });
  };
  return { admin, player, adjust };
}

const movementsOf = ({ id }: TestUser) => server.db.$count(transactions, eq(transactions.userId, id));

describe('adjusting a balance', () => {
  it('moves it in either direction, with the reason in the books, in the audit log and told to the player', async () => {
    const { admin, player, adjust } = await setting();
    const added = await adjust(12.34);
    const at = [2026, 3, 4, 10, 20, 30];
    const movement = { transactionId: 2, dateTime: at, user: { id: player.id, name: 'Diego' }, reason: 'Adjustment: Paid twice' };
    assert.deepEqual([added.status, added.body], [200, { ...movement, amount: 12.34, balanceBefore: 20, balanceAfter: 32.34 }]);
    assert.equal((await adjust(-32.34, '  Reversal ', { key: 'another' })).status, 200);
    assert.equal(await balanceOf(server, player), 0);
    const entries = await server.db.select().from(auditEntries).orderBy(auditEntries.id);
    const facts = entries.map(({ actorId, action, subject, subjectId, before, after }) => [
      actorId,
      action,
      subject,
      subjectId,
      before,
      after,
    ]);
    const entry = [admin.id, 'user.adjust-balance', 'user', player.id];
    const after = { balanceCents: 3234, amountCents: 1234, reason: 'Paid twice', transactionId: 2, idempotencyKey: 'a-key' };
    const taken = { balanceCents: 0, amountCents: -3234, reason: 'Reversal', transactionId: 3, idempotencyKey: 'another' };
    assert.deepEqual(facts, [
      [...entry, { balanceCents: 2000 }, after],
      [...entry, { balanceCents: 3234 }, taken],
    ]);
    const told = await server.db.select().from(notifications).orderBy(notifications.id);
    assert.deepEqual(
      told.map(({ userId, message }) => [userId, message]),
      [
        [player.id, '$12.34 was added to your balance: Paid twice'],
        [player.id, '$32.34 was taken from your balance: Reversal'],
      ],
    );
    assert.deepEqual(await unbalanced(server), []);
  });

  it('happens once per key, also when it is sent twice at the same moment, and answers the same movement', async () => {
    const { player, adjust } = await setting();
    const answers = await Promise.all([adjust(-5), adjust(-5)]);
    answers.push(await adjust(-5));
    assert.deepEqual([...new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))].length, 1);
    assert.equal(answers[0]?.status, 200);
    assert.deepEqual([await balanceOf(server, player), await movementsOf(player), await server.db.$count(auditEntries)], [1500, 2, 1]);
    assert.equal((await adjust(-5, 'Paid twice', { key: 'the next' })).status, 200);
    assert.equal(await balanceOf(server, player), 1000);
  });

  it('refuses more than the balance, one’s own balance, and what cannot be booked, and moves nothing', async () => {
    const { admin, player, adjust } = await setting();
    const range = 'The amount must be from 0.01 to 1000000, or the same with a minus.';
    const cases = [
      [adjust(-20.01, 'Reversal', { key: '1' }), 400, 'Diego’s balance of $20.00 isn’t enough for the adjustment of $20.01.'],
      [adjust(5, 'A gift', { key: '2', of: admin.id }), 403, 'You can’t adjust your own balance. Ask another administrator.'],
      [adjust(0, 'Nothing', { key: '3' }), 400, range],
      [adjust(-1_000_000.01, 'Too much', { key: '4' }), 400, range],
      [adjust(1.005, 'A half', { key: '5' }), 400, "The field 'amount' can have at most two decimals."],
      [adjust(5, 'No key', { key: '' }), 400, 'Send an Idempotency-Key header, so that the balance is adjusted only once.'],
      [adjust(5, 'Of no user', { key: '6', of: 4711 }), 404, 'User not found with id : 4711'],
      [adjust(5, 'As a player', { key: '7', as: player }), 403, 'Only administrators can do this.'],
    ] as const;
    for (const [sent, status, message] of cases) {
      const refused = await sent;
      assert.deepEqual([refused.status, messageOf(refused)], [status, message]);
    }
    for (const reason of ['  no', 'x'.repeat(201)]) assert.equal((await adjust(5, reason, { key: reason.slice(0, 9) })).status, 400);
    assert.match(messageOf(await adjust(5, 'Paid \u202Etwice', { key: '8' })), /invisible or reorders text/);
    assert.deepEqual([await balanceOf(server, player), await movementsOf(player), await movementsOf(admin)], [2000, 1, 0]);
    assert.equal(await server.db.$count(auditEntries), 0);
  });
});
