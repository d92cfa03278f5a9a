import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import { useTestServer } from '../../test/test-server';
import { addUser, balanceOf, unbalanced } from '../../test/builders';
import { EventReader } from '../../test/event-reader';
import { addRedeem, addTopUp, decide, type Kind, movedByRequests, messageOf, type Verb } from '../../test/finance';
import { redeems, topups } from '../db/schema/money';
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

for (const [kind, title, verbDone] of [
  ['topup', 'Top-up', 'Your top-up of $19.00 (eSewa)'],
  ['redeem', 'Redeem request', 'Your redeem request of $150.00 (Khalti)'],
] as [Kind, string, string][]) {
  describe(`deciding a ${kind}`, () => {
    const effect = kind === 'topup' ? '$19.00 was added to Omar’s balance' : '$150.00 was deducted from Omar’s balance';
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
          // A key belongs to the user who made it up.
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

    it('tells every administrator’s open console, and the player, immediately', async () => {
      const { admin, bea, omar } = await setting();
      const [administrator, player] = await Promise.all(
        [bea, omar].map(async (user) => EventReader.connect(server.app, `Bearer ${await server.tokens.issue(user)}`)),
      );
      readers.push(...[administrator, player].flatMap((reader) => reader ?? []));
      await decide(server, kind, 1, 'approve', admin);
      // Refused: nothing changed, so no user is notified.
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
