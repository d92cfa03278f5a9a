import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useTestServer } from '../../test/test-server';
import { addUser, type TestUser, unbalanced } from '../../test/builders';
import { decide, messageOf } from '../../test/finance';
import { redeems, topups } from '../db/schema/money';
import { notifications } from '../db/schema/records';

const server = useTestServer({ mostPendingRequests: 4, largestTopUp: 500 });

async function people(cents: number) {
  const admin = await addUser(server, 'Amara', { admin: true });
  const omar = await addUser(server, 'Omar', { cents });
  const send = (line: string, as: TestUser, key?: string) =>
    server.call(`POST ${line}`, { as, ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }) });
  return {
    ...{ admin, omar },
    redeem: (amount: number, key?: string, as = omar) => send(`/redeem/user/${omar.id}?amount=${amount}&method=UPI&accountNo=98`, as, key),
    topUp: (amount: number, key?: string, as = omar) => send(`/topup/user/${omar.id}/game/1?amount=${amount}&itemName=UPI`, as, key),
  };
}
const created = (answers: readonly { readonly status: number }[]) => answers.filter(({ status }) => status === 201).length;

describe('redeem requests that wait', () => {
  it('reserve the balance: the answer says how much is available, and no larger request is stored', async () => {
    const { admin, omar, redeem } = await people(50_000);
    assert.deepEqual([(await redeem(200)).status, (await redeem(179)).status], [201, 201]);
    const told = await server.db.$count(notifications);
    for (const [amount, as] of [
      [121.01, omar],
      [150, admin],
    ] as const) {
      const refused = await redeem(amount, undefined, as);
      assert.deepEqual([refused.status, messageOf(refused)], [400, '$121.00 is available: $500.00 balance, $379.00 already requested.']);
    }
    assert.deepEqual([await server.db.$count(redeems), await server.db.$count(notifications)], [2, told]);
    assert.equal((await redeem(121)).status, 201);
  });

  it('reserve it against requests at the same moment, from several copies of the server', async () => {
    const { omar, redeem } = await people(25_000);
    const copy = await server.copy();
    const authorization = `Bearer ${await server.tokens.issue(omar)}`;
    const url = `/api/v1/redeem/user/${omar.id}?amount=150&method=UPI&accountNo=98`;
    const there = async () => ({ status: (await copy.inject({ method: 'POST', url, headers: { authorization } })).statusCode });
    const answers = await Promise.all(Array.from({ length: 15 }, () => [redeem(150), there()]).flat());
    await copy.close();
    assert.equal(created(answers), 1);
    assert.ok(answers.every(({ status }) => status === 201 || status === 400));
    assert.equal(await server.db.$count(redeems), 1);
  });

  it('reserve it no longer once they are decided, and an approval still asks for the balance', async () => {
    const { admin, omar, redeem } = await people(30_000);
    await redeem(150);
    await redeem(150);
    assert.equal((await decide(server, 'redeem', 1, 'reject', admin)).status, 200);
    assert.equal((await redeem(150)).status, 201);
    assert.equal((await decide(server, 'redeem', 2, 'approve', admin)).status, 200);
    assert.match(messageOf(await redeem(121)), /^\$0\.00 is available: \$150\.00 balance, \$150\.00 already requested\.$/);
    await server.db.execute(`update users set balance_cents = 100 where id = ${omar.id}`);
    await server.db.execute(`update transactions set amount_cents = amount_cents - 14900 where amount_cents > 0 and user_id = ${omar.id}`);
    assert.equal((await decide(server, 'redeem', 3, 'approve', admin)).status, 400);
    assert.deepEqual(await unbalanced(server), []);
  });

  it('answer the first request to a call that is sent again, immediately or after the balance is reserved', async () => {
    const { redeem } = await people(15_000);
    const answers = await Promise.all([redeem(150, 'key'), redeem(150, 'key'), redeem(150, 'key')]);
    answers.push(await redeem(150, 'key'));
    assert.deepEqual(
      answers.map(({ status, body }) => [status, (body as { redeemId: number }).redeemId]),
      Array(4).fill([201, 1]),
    );
    assert.equal(await server.db.$count(redeems), 1);
  });
});

describe('the requests of a player that wait', () => {
  const FULL = 'Omar already has 4 pending requests of this kind, the maximum. Try again when one is decided.';

  it('are limited per kind, also when an administrator files them', async () => {
    const { admin, redeem, topUp } = await people(100_000);
    const answers = await Promise.all(Array.from({ length: 200 }, () => topUp(5)));
    assert.deepEqual([created(answers), await server.db.$count(topups)], [4, 4]);
    for (const as of [undefined, admin]) {
      const refused = await topUp(5, undefined, as);
      assert.deepEqual([refused.status, messageOf(refused)], [409, FULL]);
    }
    for (let number = 0; number < 4; number += 1) assert.equal((await redeem(121)).status, 201);
    const refused = await redeem(121);
    assert.deepEqual([refused.status, messageOf(refused)], [409, FULL]);
    await decide(server, 'topup', 1, 'reject', admin);
    assert.equal((await topUp(5)).status, 201);
  });

  it('do not keep a call that is sent again from its first answer', async () => {
    const { topUp } = await people(0);
    const answers = await Promise.all(Array.from({ length: 6 }, () => topUp(5, 'key')));
    for (let number = 0; number < 3; number += 1) await topUp(6);
    assert.equal((await topUp(7)).status, 409);
    for (const { status, body } of [...answers, await topUp(5, 'key')])
      assert.deepEqual([status, (body as { topupId: number }).topupId], [201, 1]);
  });

  it('are no larger than the setting says', async () => {
    const { topUp } = await people(0);
    const refused = await topUp(500.01);
    assert.deepEqual([refused.status, messageOf(refused)], [400, 'The amount must be a number from 0.01 to 500.']);
    assert.equal((await topUp(500)).status, 201);
  });
});
