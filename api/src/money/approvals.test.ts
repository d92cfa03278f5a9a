import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import { useTestServer } from '../../test/test-server';
import { addUser, balanceOf, unbalanced } from '../../test/builders';
import { addRedeem, addTopUp, decide, type Kind, movedByRequests, messageOf, type Verb } from '../../test/finance';
import { redeems, topups, transactions } from '../db/schema/money';
import { auditEntries, notifications } from '../db/schema/records';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });
const lastAudit = async () => (await server.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0];
const news = async () => (await server.db.select().from(notifications)).map(({ userId, message }) => [userId, message]);

/** Omar has $200, asks for a top-up of $19 and for $150 of his balance. */
async function setting() {
  const admin = await addUser(server, 'Amara', { admin: true });
  const bea = await addUser(server, 'Bea', { admin: true });
  const omar = await addUser(server, 'Omar', { cents: 20_000 });
  return { admin, bea, omar, topUp: await addTopUp(server, omar), redeem: await addRedeem(server, omar) };
}

describe('approving a top-up', () => {
  it('credits the balance, tells the player, and answers what it did', async () => {
    const { admin, omar, topUp } = await setting();
    const { status, body } = await decide(server, 'topup', topUp, 'approve', admin);
    assert.equal(status, 200);
    assert.deepEqual(body, {
      message: 'Top-up 1 was approved: $19.00 was added to Omar’s balance.',
      status: 'APPROVED',
      alreadyDecided: false,
    });
    assert.equal(await balanceOf(server, omar), 21_900);
    assert.deepEqual(await movedByRequests(server), [[omar.id, 1900, 'Top-up 1']]);
    assert.deepEqual(await unbalanced(server), []);
    assert.deepEqual(await news(), [[omar.id, 'Your top-up of $19.00 (eSewa) was approved and added to your balance.']]);
  });

  it('is recorded: who, when, before, after', async () => {
    const { admin, omar, topUp } = await setting();
    await decide(server, 'topup', topUp, 'approve', admin, 'key-1');
    const [booked] = await server.db.select().from(transactions).where(eq(transactions.reason, 'Top-up 1'));
    assert.deepEqual([booked?.balanceAfterCents, booked?.bookedFor, booked?.type], [21_900, 'topup:1', 'CREDITED']);
    const audit = await lastAudit();
    assert.deepEqual([audit?.actorId, audit?.action, audit?.subject, audit?.subjectId], [admin.id, 'topup.approve', 'topup', topUp]);
    assert.deepEqual(audit?.at, server.now);
    assert.deepEqual(audit?.before, { status: 'PENDING', balanceCents: 20_000 });
    assert.deepEqual(audit?.after, {
      status: 'APPROVED',
      userId: omar.id,
      amountCents: 1900,
      balanceCents: 21_900,
      transactionId: booked?.id,
      idempotencyKey: 'key-1',
    });
    const [row] = await server.db.select().from(topups);
    assert.deepEqual([row?.status, row?.decidedBy, row?.decidedAt, row?.transactionId], ['APPROVED', admin.id, server.now, booked?.id]);
  });
});

describe('approving a redeem request', () => {
  it('debits the balance, tells the player without the account, and is recorded', async () => {
    const { admin, omar, redeem } = await setting();
    const { status, body } = await decide(server, 'redeem', redeem, 'approve', admin);
    assert.equal(status, 200);
    assert.deepEqual(body, {
      message: 'Redeem request 1 was approved: $150.00 was deducted from Omar’s balance.',
      status: 'APPROVED',
      alreadyDecided: false,
    });
    assert.equal(await balanceOf(server, omar), 5000);
    assert.deepEqual(await movedByRequests(server), [[omar.id, -15_000, 'Redeem request 1']]);
    assert.deepEqual(await unbalanced(server), []);
    assert.deepEqual(await news(), [[omar.id, 'Your redeem request of $150.00 (Khalti) was approved and deducted from your balance.']]);
    const audit = await lastAudit();
    assert.deepEqual(
      [audit?.action, audit?.subject, audit?.before],
      ['redeem.approve', 'redeem', { status: 'PENDING', balanceCents: 20_000 }],
    );
    assert.equal((audit?.after as { balanceCents: number }).balanceCents, 5000);
  });

  it('is refused when the balance does not cover it any more, and can be decided later', async () => {
    const { admin, omar } = await setting();
    const second = await addRedeem(server, omar, { amountCents: 20_001 });
    const refused = await decide(server, 'redeem', second, 'approve', admin, 'key-1');
    assert.deepEqual(
      [refused.status, messageOf(refused)],
      [400, 'Omar’s balance of $200.00 isn’t enough for the redeem request of $200.01.'],
    );
    const [row] = await server.db.select().from(redeems).where(eq(redeems.id, second));
    assert.deepEqual([row?.status, row?.decisionKey, await balanceOf(server, omar), await news()], ['PENDING', null, 20_000, []]);
    await decide(server, 'topup', 1, 'approve', admin);
    assert.equal((await decide(server, 'redeem', second, 'approve', admin, 'key-1')).status, 200);
    assert.equal(await balanceOf(server, omar), 1899);
  });

  it('pays one of two requests that the balance covers only one of, decided at the same moment', async () => {
    const { admin, bea, omar } = await setting();
    const second = await addRedeem(server, omar);
    const answers = await Promise.all([decide(server, 'redeem', 1, 'approve', admin), decide(server, 'redeem', second, 'approve', bea)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
    const refused = answers.find(({ status }) => status === 400);
    assert.equal(refused && messageOf(refused), 'Omar’s balance of $50.00 isn’t enough for the redeem request of $150.00.');
    assert.equal(await balanceOf(server, omar), 5000);
    assert.deepEqual(await unbalanced(server), []);
  });
});

describe('many decisions at the same moment', () => {
  it('keep every player’s books right', async () => {
    const { admin, bea, omar } = await setting();
    const others = [omar, await addUser(server, 'Li', { cents: 30_000 }), await addUser(server, 'Chloé', { cents: 16_000 })];
    const calls: [Kind, number, Verb][] = [];
    for (let turn = 0; turn < 12; turn++) {
      for (const user of others) {
        calls.push(['topup', await addTopUp(server, user, { amountCents: 100 + turn }), turn % 3 === 0 ? 'reject' : 'approve']);
        calls.push(['redeem', await addRedeem(server, user, { amountCents: 12_100 + turn }), turn % 4 === 0 ? 'reject' : 'approve']);
      }
    }
    const answers = await Promise.all(
      calls.flatMap(([kind, id, verb], turn) => [admin, bea].map((as) => decide(server, kind, id, verb, as, `${kind}-${turn}`))),
    );
    assert.ok(answers.every(({ status }) => status === 200 || status === 400));
    assert.deepEqual(await unbalanced(server), []);
    const booked = await server.db.select().from(transactions);
    const keys = booked.flatMap(({ bookedFor }) => bookedFor ?? []);
    assert.equal(new Set(keys).size, keys.length);
    assert.equal(keys.filter((key) => key.startsWith('topup:')).length, 3 * 8);
    // Each row's balance is the one before it and its amount: the chain of a user has no hole.
    for (const { id } of others) {
      let balance = 0;
      for (const row of booked.filter(({ userId }) => userId === id).sort((a, b) => a.id - b.id)) {
        balance += row.amountCents;
        assert.equal(row.balanceAfterCents, balance);
        assert.ok(balance >= 0);
      }
    }
  });
});
