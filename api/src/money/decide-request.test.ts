import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import { useTestServer } from '../../test/test-server';
import { addUser, balanceOf, unbalanced } from '../../test/builders';
import { EventReader } from '../../test/event-reader';
import { addRedeem, addTopUp, decide, type Kind, movedByRequests, messageOf, type Verb } from '../../test/finance';
import { redeems, topups } from '../db/schema/finance';
import { transactions } from '../db/schema/money';
import { users } from '../db/schema/people';
import { auditEntries, notifications } from '../db/schema/records';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });
const lastAudit = async () => (await server.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0];
const news = async () => (await server.db.select().from(notifications)).map(({ userId, message }) => [userId, message]);
const readers: EventReader[] = [];

afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});

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
      message: 'Top-up 1 was approved: $19.00 were added to the balance of Omar.',
      status: 'APPROVED',
      alreadyDecided: false,
    });
    assert.equal(await balanceOf(server, omar), 21_900);
    assert.deepEqual(await movedByRequests(server), [[omar.id, 1900, 'Top-up 1']]);
    assert.deepEqual(await unbalanced(server), []);
    assert.deepEqual(await news(), [[omar.id, 'Your top-up of $19.00 (eSewa) was approved and is on your balance.']]);
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
      message: 'Redeem request 1 was approved: $150.00 were taken from the balance of Omar.',
      status: 'APPROVED',
      alreadyDecided: false,
    });
    assert.equal(await balanceOf(server, omar), 5000);
    assert.deepEqual(await movedByRequests(server), [[omar.id, -15_000, 'Redeem request 1']]);
    assert.deepEqual(await unbalanced(server), []);
    assert.deepEqual(await news(), [[omar.id, 'Your redeem request of $150.00 (Khalti) was approved and taken from your balance.']]);
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
      [400, 'The balance of Omar, $200.00, does not cover the redeem request of $200.01.'],
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
    assert.equal(refused && messageOf(refused), 'The balance of Omar, $50.00, does not cover the redeem request of $150.00.');
    assert.equal(await balanceOf(server, omar), 5000);
    assert.deepEqual(await unbalanced(server), []);
  });
});

for (const [kind, title, verbDone] of [
  ['topup', 'Top-up', 'Your top-up of $19.00 (eSewa)'],
  ['redeem', 'Redeem request', 'Your redeem request of $150.00 (Khalti)'],
] as [Kind, string, string][]) {
  describe(`deciding a ${kind}`, () => {
    const effect = kind === 'topup' ? '$19.00 were added to the balance of Omar' : '$150.00 were taken from the balance of Omar';
    const balanceAfter = kind === 'topup' ? 21_900 : 5000;
    const other: Record<Verb, Verb> = { approve: 'reject', reject: 'approve' };

    it('by rejecting it moves no money, tells the player, and is recorded', async () => {
      const { admin, omar } = await setting();
      const { status, body } = await decide(server, kind, 1, 'reject', admin);
      assert.deepEqual(
        [status, body],
        [200, { message: `${title} 1 was rejected: no money was moved.`, status: 'REJECTED', alreadyDecided: false }],
      );
      assert.deepEqual([await balanceOf(server, omar), await movedByRequests(server)], [20_000, []]);
      assert.deepEqual(await news(), [[omar.id, `${verbDone} was rejected. No money was moved.`]]);
      const audit = await lastAudit();
      assert.deepEqual([audit?.action, audit?.subjectId, audit?.before], [`${kind}.reject`, 1, { status: 'PENDING' }]);
      const { status: after, transactionId } = audit?.after as Record<string, unknown>;
      assert.deepEqual([after, transactionId], ['REJECTED', null]);
    });

    for (const verb of ['approve', 'reject'] as const) {
      it(`again after ${verb} is refused with the first outcome: who, when, what`, async () => {
        const { admin, bea, omar } = await setting();
        await decide(server, kind, 1, verb, admin, 'key-1');
        const balance = await balanceOf(server, omar);
        server.advance(90);
        const first = `${title} 1 was already ${verb === 'approve' ? 'approved' : 'rejected'} by Amara on 2026-03-04 15:50 (Asia/Kolkata): ${
          verb === 'approve' ? effect : 'no money was moved'
        }.`;
        const again = [
          await decide(server, kind, 1, verb, admin),
          await decide(server, kind, 1, verb, admin, 'key-2'),
          await decide(server, kind, 1, other[verb], admin, 'key-3'),
          // A key belongs to whoever made it up.
          await decide(server, kind, 1, verb, bea, 'key-1'),
        ];
        for (const answer of again) {
          assert.deepEqual([answer.status, answer.body], [400, { message: first, success: false }]);
        }
        // The opposite decision under the key of the first one is another request.
        assert.equal((await decide(server, kind, 1, other[verb], admin, 'key-1')).status, 409);
        assert.equal(await balanceOf(server, omar), balance);
        assert.deepEqual([(await news()).length, (await server.db.select().from(auditEntries)).length], [1, 1]);
      });

      it(`with ${verb}, sent again with its key, gets the first answer and does nothing`, async () => {
        const { admin, omar } = await setting();
        await decide(server, kind, 1, verb, admin, 'key-1');
        const balance = await balanceOf(server, omar);
        server.advance(90);
        const { status, body } = await decide(server, kind, 1, verb, admin, 'key-1');
        const reached = verb === 'approve' ? 'APPROVED' : 'REJECTED';
        assert.equal(status, 200);
        assert.deepEqual(body, {
          message: `${title} 1 was already ${reached.toLowerCase()} by Amara on 2026-03-04 15:50 (Asia/Kolkata): ${
            verb === 'approve' ? effect : 'no money was moved'
          }.`,
          status: reached,
          alreadyDecided: true,
        });
        assert.equal(await balanceOf(server, omar), balance);
        assert.deepEqual([(await news()).length, (await server.db.select().from(auditEntries)).length], [1, 1]);
      });
    }

    it('happens once of eight approvals at the same moment', async () => {
      const { admin, bea, omar } = await setting();
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, turn) => decide(server, kind, 1, 'approve', turn % 2 === 0 ? admin : bea, `key-${turn}`)),
      );
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array<number>(7).fill(400)]);
      assert.deepEqual([await balanceOf(server, omar), (await movedByRequests(server)).length], [balanceAfter, 1]);
      assert.deepEqual(await unbalanced(server), []);
      assert.equal((await news()).length, 1);
    });

    it('happens once of eight calls with one key at the same moment; all get the answer that it is approved', async () => {
      const { admin, omar } = await setting();
      const answers = await Promise.all(Array.from({ length: 8 }, () => decide(server, kind, 1, 'approve', admin, 'key-1')));
      const decided = answers.map(({ status, body }) => [status, (body as { alreadyDecided: boolean }).alreadyDecided]);
      assert.equal(decided.filter(([status]) => status === 200).length, 8);
      assert.equal(decided.filter(([, already]) => already === false).length, 1);
      assert.equal(await balanceOf(server, omar), balanceAfter);
    });

    it('either approves or rejects when both come at the same moment', async () => {
      const { admin, bea, omar } = await setting();
      const [approved, rejected] = await Promise.all([decide(server, kind, 1, 'approve', admin), decide(server, kind, 1, 'reject', bea)]);
      assert.deepEqual([approved.status, rejected.status].sort(), [200, 400]);
      assert.equal(await balanceOf(server, omar), approved.status === 200 ? balanceAfter : 20_000);
      assert.deepEqual(await unbalanced(server), []);
    });

    it('tells every administrator’s open console, and the player, at once', async () => {
      const { admin, bea, omar } = await setting();
      const [administrator, player] = await Promise.all(
        [bea, omar].map(async (user) => EventReader.connect(server.app, `Bearer ${await server.tokens.issue(user)}`)),
      );
      readers.push(...[administrator, player].flatMap((reader) => reader ?? []));
      await decide(server, kind, 1, 'approve', admin);
      // Refused: nothing changed, nobody is notified.
      await decide(server, kind, 1, 'reject', bea);
      const second = kind === 'topup' ? await addTopUp(server, omar) : await addRedeem(server, omar);
      await decide(server, kind, second, 'reject', admin);
      assert.deepEqual(
        (await administrator?.take(2))?.map(({ event, data }) => [event, data]),
        [
          ['change', { subject: kind, id: 1, status: 'APPROVED', actorId: admin.id }],
          ['change', { subject: kind, id: second, status: 'REJECTED', actorId: admin.id }],
        ],
      );
      assert.deepEqual(
        (await player?.take(2))?.map(({ event, data }) => [event, data.type, data.title]),
        [
          ['notification', 'other', `${title} approved`],
          ['notification', 'alert', `${title} rejected`],
        ],
      );
    });

    it('is for administrators, of a request that there is', async () => {
      const { admin, omar } = await setting();
      for (const verb of ['approve', 'reject'] as const) {
        assert.equal((await decide(server, kind, 1, verb, omar)).status, 403);
        assert.equal((await decide(server, kind, 1, verb)).status, 401);
        const unknown = await decide(server, kind, 4711, verb, admin);
        assert.deepEqual([unknown.status, messageOf(unknown)], [404, `${title} not found with ${kind}Id : 4711`]);
        assert.equal((await decide(server, kind, 0, verb, admin)).status, 400);
      }
      assert.deepEqual(await movedByRequests(server), []);
    });

    it('leaves nothing behind when its last step fails', async () => {
      const { admin, omar } = await setting();
      await server.db.execute('alter table audit_entries add constraint broken check (false)');
      try {
        assert.equal((await decide(server, kind, 1, 'approve', admin)).status, 500);
      } finally {
        await server.db.execute('alter table audit_entries drop constraint broken');
      }
      assert.deepEqual([await balanceOf(server, omar), await movedByRequests(server), await news()], [20_000, [], []]);
      assert.equal((await decide(server, kind, 1, 'approve', admin)).status, 200);
    });

    it('cannot move the money twice even when the request is set back by hand', async () => {
      const { admin, omar } = await setting();
      await decide(server, kind, 1, 'approve', admin);
      const pending = { status: 'PENDING' as const, decidedBy: null, decidedAt: null, decisionKey: null, transactionId: null };
      await server.db.update(kind === 'topup' ? topups : redeems).set(pending);
      await server.db.update(users).set({ balanceCents: 90_000 }).where(eq(users.id, omar.id));
      assert.equal((await decide(server, kind, 1, 'approve', admin)).status, 500);
      assert.deepEqual([await balanceOf(server, omar), (await movedByRequests(server)).length], [90_000, 1]);
    });
  });
}

describe('many decisions at the same moment', () => {
  it('keep the books of everybody', async () => {
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
