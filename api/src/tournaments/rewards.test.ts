import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser, balanceOf, unbalanced } from '../../test/builders';
import { addEntry, addTournament } from '../../test/tournaments';
import { transactions } from '../db/schema/money';
import { auditEntries, notifications } from '../db/schema/records';
import { tournamentRewards, tournaments } from '../db/schema/matches';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });
const prizes = () => server.db.select().from(transactions).where(eq(transactions.reason, 'Prize of tournament 1, place 1'));

describe('paying prizes', () => {
  async function running() {
    const admin = await addUser(server, 'Amara', { admin: true });
    const omar = await addUser(server, 'Omar', { cents: 2000 });
    const id = await addTournament(server, { organizer: admin, status: 'ONGOING' });
    const bea = await addUser(server, 'Bea', { cents: 500 });
    for (const player of [omar, bea]) await addEntry(server, id, player, 'CREATOR_APPROVED');
    const pay = (user: { id: number }, prize: unknown = 60, position = 1) =>
      server.call(`POST /posts/${id}/rewards`, { as: admin, body: { userId: user.id, position, prize } });
    return { admin, omar, bea, id, pay };
  }

  it('credits a player, tells them, is recorded, and shows in the list', async () => {
    const { admin, omar, bea, id, pay } = await running();
    const { status, body } = await pay(omar, 60.5);
    const receipt = { userId: omar.id, name: 'Omar', position: 1, prize: 60.5, paidAt: [2026, 3, 4, 15, 50, 30], alreadyPaid: false };
    assert.deepEqual([status, body], [200, receipt]);
    assert.equal(await balanceOf(server, omar), 1500 + 6050);
    assert.equal((await prizes())[0]?.type, 'CREDITED');
    assert.deepEqual(await unbalanced(server), []);
    await pay(bea, 0, 2);
    const list = (await server.call(`GET /posts/${id}/rewards`, { as: admin })).body as unknown[];
    assert.deepEqual(list, [
      { ...receipt, alreadyPaid: true },
      { userId: bea.id, name: 'Bea', position: 2, prize: 0, paidAt: [2026, 3, 4, 15, 50, 30], alreadyPaid: true },
    ]);
    const [news] = await server.db.select().from(notifications);
    assert.deepEqual([news?.userId, news?.message], [omar.id, 'You took place 1 in “Erangel Masters”: $60.50 was added to your balance.']);
    const [audit] = await server.db.select().from(auditEntries);
    assert.deepEqual([audit?.actorId, audit?.action, audit?.subjectId], [admin.id, 'tournament.reward-player', id]);
    assert.equal((await server.call('GET /posts/7/rewards', { as: admin })).status, 404);
  });

  it('pays once of many calls at the same moment, and tells the first payment afterwards', async () => {
    const { omar, pay } = await running();
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(omar)));
    assert.equal(answers.filter(({ body }) => !(body as { alreadyPaid: boolean }).alreadyPaid).length, 1);
    server.advance(90);
    const { status, body } = await pay(omar, 5, 7);
    const { position, prize, alreadyPaid } = body as Record<string, unknown>;
    assert.deepEqual([status, position, prize, alreadyPaid], [200, 1, 60, true]);
    assert.equal((await prizes()).length, 1);
    assert.equal(await balanceOf(server, omar), 7500);
    assert.deepEqual(await unbalanced(server), []);
  });

  it('never pays more than the prize pool, also at the same moment', async () => {
    const { omar, bea, pay } = await running();
    const answers = await Promise.all([pay(omar), pay(bea)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
    const refused = answers.find(({ status }) => status === 400) ?? { body: {} };
    assert.equal(
      messageOf(refused),
      '$60.00 is more than what is left of the prize pool of tournament 1: $40.00 of $100.00, with $60.00 paid. Nothing was paid.',
    );
    assert.equal((await pay(answers[0]?.status === 200 ? bea : omar, 40, 2)).status, 200);
    assert.deepEqual(await unbalanced(server), []);
  });

  it('is refused before the start, for a player who is not in, and for invalid amounts', async () => {
    const { admin, omar, pay } = await running();
    assert.equal(messageOf(await pay(admin)), 'Amara is not an approved player of tournament 1.');
    assert.equal(messageOf(await pay({ id: 4711 })), 'User not found with id : 4711');
    assert.equal(messageOf(await pay(omar, 0.001)), "The field 'prize' can have at most two decimals.");
    assert.equal((await pay(omar, -1)).status, 400);
    assert.equal((await pay(omar, 1, 0)).status, 400);
    await server.db.update(tournaments).set({ status: 'PENDING' });
    const early = await pay(omar);
    assert.deepEqual([early.status, messageOf(early)], [400, 'Tournament 1 is PENDING: prizes are paid once it is ONGOING or COMPLETED.']);
    assert.deepEqual(await server.db.select().from(tournamentRewards), []);
  });

  it('leaves nothing behind when its last step fails', async () => {
    const { omar, pay } = await running();
    await server.db.execute('alter table audit_entries add constraint broken check (false)');
    try {
      assert.equal((await pay(omar)).status, 500);
    } finally {
      await server.db.execute('alter table audit_entries drop constraint broken');
    }
    assert.deepEqual([await balanceOf(server, omar), await prizes()], [1500, []]);
    assert.equal((await pay(omar)).status, 200);
  });
});
