import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useTestServer } from '../../test/test-server';
import { addUser, balanceOf, type TestUser } from '../../test/builders';
import { addRedeem, decide, messageOf } from '../../test/finance';
import { auditEntries, notifications } from '../db/schema/records';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });

async function people(cents = 20_000) {
  const admin = await addUser(server, 'Amara', { admin: true });
  const omar = await addUser(server, 'Omar', { cents });
  const list = async (rest: string) => (await server.call(`GET /redeem/admin/${rest}`, { as: admin })).body as Record<string, unknown>[];
  return { admin, omar, list, ids: async (rest: string) => (await list(rest)).map(({ redeemId }) => redeemId) };
}

describe('the lists of redeem requests', () => {
  it('have every field of the wire, under the older server’s names too', async () => {
    const { omar, list } = await people();
    await addRedeem(server, omar);
    const [row, ...more] = await list('pending');
    assert.deepEqual(more, []);
    assert.deepEqual(row, {
      redeemId: 1,
      id: 1,
      amount: 150,
      method: 'Khalti',
      paymentGetway: 'Khalti',
      accountNo: '9800000001',
      status: 'PENDING',
      user: { id: omar.id, name: 'Omar', email: 'omar@example.com', mobileNo: '', bannedAt: null },
      requestedAt: [2026, 3, 4, 15, 50, 30],
      processedAt: null,
      processedBy: null,
      attention: [],
    });
    assert.deepEqual(await list('status/PENDING'), [row]);
  });

  it('keep the states apart, in any case: pending oldest first, decided newest first', async () => {
    const { admin, omar, list, ids } = await people();
    for (let turn = 0; turn < 6; turn++) {
      await addRedeem(server, omar, { requestedAt: new Date(server.now.getTime() - turn * 60_000), amountCents: 12_100 });
    }
    assert.deepEqual(await ids('pending'), [6, 5, 4, 3, 2, 1]);
    assert.deepEqual(await ids('pending?pageNumber=1&pageSize=4'), [2, 1]);
    for (const [id, verb] of [
      [4, 'approve'],
      [2, 'reject'],
      [6, 'reject'],
    ] as const) {
      server.advance(1);
      assert.equal((await decide(server, 'redeem', id, verb, admin)).status, 200);
    }
    assert.deepEqual([await ids('status/approved'), await ids('status/Rejected')], [[4], [6, 2]]);
    assert.deepEqual(
      [await ids('pending'), await ids('status/pending')],
      [
        [5, 3, 1],
        [5, 3, 1],
      ],
    );
    const [row] = await list('status/APPROVED');
    assert.deepEqual([row?.status, row?.processedAt, row?.processedBy], ['APPROVED', [2026, 3, 4, 15, 51, 30], 'Amara']);
    assert.equal((await server.call('GET /redeem/admin/status/DONE', { as: admin })).status, 400);
  });

  it('are for administrators', async () => {
    const { omar } = await people();
    for (const line of ['GET /redeem/admin/pending', 'GET /redeem/admin/status/PENDING']) {
      assert.equal((await server.call(line, { as: omar })).status, 403);
      assert.equal((await server.call(line)).status, 401);
    }
  });
});

describe('asking for a payout', () => {
  const ask = (userId: number, query: string, as?: TestUser, key?: string) =>
    server.call(`POST /redeem/user/${userId}?${query}`, {
      ...(as === undefined ? {} : { as }),
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  const FULL = 'method=eSewa&accountNo=98001';

  it('answers 201 with the pending request and takes nothing yet', async () => {
    const { omar, ids } = await people();
    const { status, body } = await ask(omar.id, `amount=121&${FULL}`, omar);
    const { redeemId, amount, method, accountNo, status: state } = body as Record<string, unknown>;
    assert.deepEqual([status, redeemId, amount, method, accountNo, state], [201, 1, 121, 'eSewa', '98001', 'PENDING']);
    assert.deepEqual([await balanceOf(server, omar), await ids('pending')], [20_000, [1]]);
  });

  it('takes the same in the body, which is written into no log', async () => {
    const { omar, ids } = await people();
    const inBody = (body: unknown) => server.call(`POST /redeem/user/${omar.id}`, { as: omar, body });
    const whole = { amount: 121, method: ' eSewa ', accountNo: '98001' };
    const { status, body } = await inBody(whole);
    const { amount, method, accountNo } = body as Record<string, unknown>;
    assert.deepEqual([status, amount, method, accountNo], [201, 121, 'eSewa', '98001']);
    const refusals: [unknown, string][] = [
      [{ ...whole, amount: 120 }, 'The amount must be a number from 121 to 1000000.'],
      [{ ...whole, amount: '121' }, "The field 'amount' must be a number."],
      [{ ...whole, accountNo: ' ' }, "The field 'accountNo' must not be empty."],
      [{ amount: 121, method: 'eSewa' }, "The field 'accountNo' is missing."],
    ];
    for (const [asked, sentence] of refusals) {
      const answer = await inBody(asked);
      assert.deepEqual([answer.status, messageOf(answer)], [400, sentence]);
    }
    assert.deepEqual(await ids('pending'), [1]);
  });

  const REFUSALS: [query: string, sentence: string][] = [
    [FULL, "The query parameter 'amount' is missing."],
    [`amount=120.99&${FULL}`, 'The amount must be a number from 121 to 1000000.'],
    [`amount=200.01&${FULL}`, 'Omar’s balance of $200.00 isn’t enough for the redeem request of $200.01.'],
    ...['0x96', '0b11111111', '1.5e2', 'Infinity', '1_000', '150,00'].map((amount): [string, string] => [
      `amount=${amount}&${FULL}`,
      'The amount must be a number from 121 to 1000000.',
    ]),
    [`amount=150.001&${FULL}`, 'The amount can have at most two decimals.'],
    ['amount=150&accountNo=98001', "The query parameter 'method' is missing."],
    ['amount=150&method=eSewa', "The query parameter 'accountNo' is missing."],
    // Turned around, invisible, a control character: what an administrator reads and pays to is not what is stored.
    ...['98%E2%80%AE10', '98%E2%80%8B10', '98%EF%BB%BF10', '98%1B10', '98%0A10'].map((account): [string, string] => [
      `amount=150&method=eSewa&accountNo=${account}`,
      "'accountNo' has a character that is invisible or reorders text. Type it again.",
    ]),
  ];
  for (const [query, sentence] of REFUSALS) {
    it(`is refused with ${query}`, async () => {
      const { omar, ids } = await people();
      const answer = await ask(omar.id, query, omar);
      assert.deepEqual([answer.status, messageOf(answer)], [400, sentence]);
      assert.deepEqual(await ids('pending'), []);
    });
  }

  it('is allowed for oneself, or by an administrator for any user', async () => {
    const { admin, omar } = await people();
    const refused = await ask(admin.id, `amount=150&${FULL}`, omar);
    assert.deepEqual([refused.status, messageOf(refused)], [403, 'You can only make requests for your own balance.']);
    assert.equal((await ask(omar.id, `amount=150&${FULL}`, admin)).status, 201);
    assert.equal((await ask(4711, `amount=150&${FULL}`, admin)).status, 404);
    assert.equal((await ask(omar.id, `amount=150&${FULL}`)).status, 401);
  });

  it('makes one request of a call that is sent again with its key', async () => {
    const { omar, ids } = await people(30_000);
    const send = (key: string) => ask(omar.id, `amount=150&${FULL}`, omar, key);
    const answers = await Promise.all([send('a'), send('a'), send('a')]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201],
    );
    await send('b');
    assert.equal((await ids('pending')).length, 2);
  });

  it('tells the administrators, and is recorded when another user asks', async () => {
    const { admin, omar } = await people(30_000);
    await ask(omar.id, `amount=150&${FULL}`, omar);
    const [task, ...more] = await server.db.select().from(notifications);
    assert.deepEqual(more, []);
    assert.deepEqual(
      [task?.userId, task?.type, task?.title, task?.message, task?.amountCents, task?.link],
      [null, 'task', 'New redeem request', 'Omar requested a payout of $150.00 (eSewa).', 15_000, 'redeems'],
    );
    assert.deepEqual(await server.db.select().from(auditEntries), []);
    await ask(omar.id, `amount=150&${FULL}`, admin);
    const [audit] = await server.db.select().from(auditEntries);
    assert.deepEqual([audit?.actorId, audit?.action, audit?.subject, audit?.subjectId], [admin.id, 'redeem.request', 'redeem', 2]);
  });
});
