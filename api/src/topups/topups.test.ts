import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { useTestServer } from '../../test/test-server';
import { addUser } from '../../test/builders';
import { addTopUp, decide, messageOf } from '../../test/finance';
import { users } from '../db/schema/people';
import { auditEntries, notifications } from '../db/schema/records';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });

async function people() {
  const admin = await addUser(server, 'Amara', { admin: true });
  const omar = await addUser(server, 'Omar');
  const list = async (rest: string) => (await server.call(`GET /topup/status/${rest}`, { as: admin })).body as Record<string, unknown>[];
  return { admin, omar, list, ids: async (rest: string) => (await list(rest)).map(({ topupId }) => topupId) };
}

describe('the list of top-ups', () => {
  it('has every field of the wire, none of those that clients search in null', async () => {
    const { omar, list } = await people();
    await addTopUp(server, omar);
    assert.deepEqual(await list('PENDING'), [
      {
        topupId: 1,
        id: 1,
        game: { gameId: 1, gameTitle: 'PUBG Mobile', gameDescription: null },
        amount: 19,
        itemName: 'eSewa',
        status: 'PENDING',
        user: { id: omar.id, name: 'Omar', email: 'omar@example.com', mobileNo: '', bannedAt: null },
        requestedAt: [2026, 3, 4, 15, 50, 30],
        processedAt: null,
        processedBy: null,
        attention: [],
      },
    ]);
    await server.db.update(users).set({ mobile: '+977 1' }).where(eq(users.id, omar.id));
    assert.equal(((await list('PENDING'))[0]?.user as { mobileNo: string }).mobileNo, '+977 1');
  });

  it('tells who decided and when, with the status in capitals', async () => {
    const { admin, omar, list } = await people();
    await addTopUp(server, omar, { gameId: 3 });
    server.advance(5);
    await decide(server, 'topup', 1, 'approve', admin);
    const [row] = await list('Approved');
    assert.deepEqual([row?.status, row?.processedAt, row?.processedBy], ['APPROVED', [2026, 3, 4, 15, 55, 30], 'Amara']);
    assert.equal((row?.game as { gameTitle: string }).gameTitle, 'BGMI');
    assert.deepEqual(await list('PENDING'), []);
  });

  it('takes the status in any case and refuses every other word', async () => {
    const { admin, omar, ids } = await people();
    await addTopUp(server, omar);
    await addTopUp(server, omar);
    await decide(server, 'topup', 2, 'approve', admin);
    for (const word of ['Approved', 'APPROVED', 'approved']) assert.deepEqual(await ids(word), [2]);
    assert.deepEqual(await ids('pending'), [1]);
    assert.deepEqual(await ids('Rejected'), []);
    const answer = await server.call('GET /topup/status/DONE', { as: admin });
    assert.deepEqual([answer.status, messageOf(answer)], [400, "The path parameter 'status' must be one of PENDING, APPROVED, REJECTED."]);
  });

  it('is whole without paging, and a slice with it: the longest wait first, the latest decision first', async () => {
    const { admin, omar, ids } = await people();
    for (let turn = 0; turn < 12; turn++) {
      await addTopUp(server, omar, { requestedAt: new Date(server.now.getTime() - ((turn * 5) % 12) * 60_000) });
    }
    const oldestFirst = [8, 3, 10, 5, 12, 7, 2, 9, 4, 11, 6, 1];
    assert.deepEqual(await ids('PENDING'), oldestFirst);
    assert.deepEqual(await ids('PENDING?pageSize=5'), oldestFirst.slice(0, 5));
    assert.deepEqual(await ids('PENDING?pageNumber=1&pageSize=5'), oldestFirst.slice(5, 10));
    assert.deepEqual(await ids('PENDING?pageNumber=1'), oldestFirst.slice(10));
    assert.deepEqual(await ids('PENDING?pageNumber=3&pageSize=5'), []);
    for (const id of [4, 9, 2]) {
      server.advance(1);
      await decide(server, 'topup', id, 'reject', admin);
    }
    assert.deepEqual(await ids('REJECTED'), [2, 9, 4]);
    assert.deepEqual(await ids('REJECTED?pageNumber=1&pageSize=2'), [4]);
  });

  it('refuses a page that is none', async () => {
    const { admin } = await people();
    for (const query of ['pageSize=0', 'pageSize=x', 'pageNumber=-1', 'pageNumber=1.5']) {
      assert.equal((await server.call(`GET /topup/status/PENDING?${query}`, { as: admin })).status, 400, query);
    }
  });

  it('is for administrators', async () => {
    const { omar } = await people();
    assert.equal((await server.call('GET /topup/status/PENDING', { as: omar })).status, 403);
    assert.equal((await server.call('GET /topup/status/PENDING')).status, 401);
  });
});

describe('asking for a top-up', () => {
  const ask = (path: string, as?: { id: number; email: string }, key?: string) =>
    server.call(`POST /topup/user/${path}`, {
      ...(as === undefined ? {} : { as }),
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });

  it('answers 201 with the pending request', async () => {
    const { omar, ids } = await people();
    const { status, body } = await ask(`${omar.id}/game/2?amount=12.5&itemName=%20UPI%20`, omar);
    const { topupId, amount, itemName, status: state, game } = body as Record<string, unknown>;
    assert.deepEqual(
      [status, topupId, amount, itemName, state, (game as { gameTitle: string }).gameTitle],
      [201, 1, 12.5, 'UPI', 'PENDING', 'Free Fire'],
    );
    assert.deepEqual(await ids('PENDING'), [1]);
  });

  it('is allowed for oneself, or by an administrator for any user', async () => {
    const { admin, omar } = await people();
    const refused = await ask(`${admin.id}/game/1?amount=5&itemName=UPI`, omar);
    assert.deepEqual([refused.status, messageOf(refused)], [403, 'You can only make requests for your own balance.']);
    assert.equal((await ask(`${omar.id}/game/1?amount=5&itemName=UPI`, admin)).status, 201);
    assert.equal((await ask(`${omar.id}/game/1?amount=5&itemName=UPI`)).status, 401);
  });

  const REFUSALS: [query: string, sentence: string][] = [
    ['itemName=UPI', "The query parameter 'amount' is missing."],
    ['amount=0&itemName=UPI', 'The amount must be a number from 0.01 to 1000000.'],
    ['amount=-5&itemName=UPI', 'The amount must be a number from 0.01 to 1000000.'],
    ['amount=abc&itemName=UPI', 'The amount must be a number from 0.01 to 1000000.'],
    ['amount=1000001&itemName=UPI', 'The amount must be a number from 0.01 to 1000000.'],
    ['amount=1.005&itemName=UPI', 'The amount can have at most two decimals.'],
    ['amount=5', "The query parameter 'itemName' is missing."],
    ['amount=5&itemName=%20', "The query parameter 'itemName' is missing."],
    ['amount=5&itemName=a%00b', "The query parameter 'itemName' has a character that cannot be stored."],
    [`amount=5&itemName=${'x'.repeat(101)}`, "The query parameter 'itemName' must have at most 100 characters."],
  ];
  for (const [query, sentence] of REFUSALS) {
    it(`is refused with ${query.slice(0, 40)}`, async () => {
      const { omar, ids } = await people();
      const answer = await ask(`${omar.id}/game/1?${query}`, omar);
      assert.deepEqual([answer.status, messageOf(answer)], [400, sentence]);
      assert.deepEqual(await ids('PENDING'), []);
    });
  }

  it('is refused for a game or a user that is none', async () => {
    const { admin, omar } = await people();
    const refusal = async (path: string) => messageOf(await ask(path, admin));
    assert.equal(await refusal(`${omar.id}/game/9?amount=5&itemName=UPI`), 'Game not found with gameId : 9');
    assert.equal(await refusal('4711/game/1?amount=5&itemName=UPI'), 'User not found with id : 4711');
  });

  it('makes one request of a call that is sent again with its key', async () => {
    const { admin, omar, ids } = await people();
    const send = (key: string, as = omar) => ask(`${omar.id}/game/1?amount=5&itemName=UPI`, as, key);
    const answers = await Promise.all([send('a'), send('a'), send('a')]);
    assert.deepEqual(
      answers.map(({ status, body }) => [status, (body as { topupId: number }).topupId]),
      Array(3).fill([201, answers[0] === undefined ? 0 : (answers[0].body as { topupId: number }).topupId]),
    );
    await send('b');
    await send('a', admin);
    assert.equal((await ids('PENDING')).length, 3);
  });

  it('tells the administrators, and is recorded when another user asks', async () => {
    const { admin, omar } = await people();
    await ask(`${omar.id}/game/1?amount=5&itemName=UPI`, omar);
    const [task, ...more] = await server.db.select().from(notifications);
    assert.deepEqual(more, []);
    assert.deepEqual(
      [task?.userId, task?.type, task?.title, task?.message, task?.amountCents, task?.link],
      [null, 'task', 'New top-up request', 'Omar paid $5.00 (UPI) and requested a balance top-up.', 500, 'top-ups'],
    );
    assert.deepEqual(await server.db.select().from(auditEntries), []);
    await ask(`${omar.id}/game/1?amount=5&itemName=UPI`, admin);
    const [audit] = await server.db.select().from(auditEntries);
    assert.deepEqual([audit?.actorId, audit?.action, audit?.subject, audit?.subjectId], [admin.id, 'topup.request', 'topup', 2]);
  });
});
