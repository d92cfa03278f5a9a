import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { useTestServer } from '../../test/test-server';
import { addRoom, addUser, type TestUser } from '../../test/builders';
import { SERVER_URL } from '../../test/server-database';
import { addRedeem, addTopUp, decide } from '../../test/finance';
import { redeems, topups } from '../db/schema/money';
import { roomApprovals } from '../db/schema/rooms';
import { markRequests } from './attention';

const server = useTestServer();
const MINUTE = 60_000;
const ago = (ms: number) => new Date(server.now.getTime() - ms);

interface Listed {
  readonly id: number;
  readonly attention: readonly { readonly rule: string; readonly reason: string }[] | null;
}

async function people() {
  const admin = await addUser(server, 'Amara', { admin: true });
  const omar = await addUser(server, 'Omar', { cents: 100_000 });
  const read = async (line: string) => {
    const { body } = await server.call(line, { as: admin });
    return (Array.isArray(body) ? body : (body as { content: unknown }).content) as Listed[];
  };
  /** The reasons of the last pending request, after the rules looked at all that the test stored. */
  const reasons = async (kind: 'topup' | 'redeem') => {
    for (const table of [topups, redeems]) await markRequests(server.db, table);
    const list = await read(kind === 'topup' ? 'GET /topup/status/PENDING' : 'GET /redeem/admin/pending');
    return list.at(-1)?.attention?.map(({ rule, reason }) => `${rule}: ${reason}`);
  };
  return { admin, omar, read, reasons };
}

async function approved(user: TestUser, admin: TestUser, ...cents: number[]) {
  for (const amountCents of cents) {
    await decide(server, 'topup', await addTopUp(server, user, { amountCents, requestedAt: ago(3_600_000) }), 'approve', admin);
  }
}

describe('the rules for requests that need attention', () => {
  for (const [apart, found] of [
    [10 * MINUTE, ['possible-duplicate: Same user and amount as request 1, at most 10 minutes apart.']],
    [10 * MINUTE + 1000, []],
  ] as const) {
    it(`${found.length === 0 ? 'leave' : 'mark'} the same amount ${apart / 1000} s apart`, async () => {
      const { omar, reasons } = await people();
      await addTopUp(server, omar, { requestedAt: ago(apart) });
      await addTopUp(server, omar);
      assert.deepEqual(await reasons('topup'), found);
    });
  }

  it('take no other amount, user or rejected request for a duplicate', async () => {
    const { admin, omar, reasons } = await people();
    await addTopUp(server, admin);
    await decide(server, 'topup', await addTopUp(server, omar, { requestedAt: ago(MINUTE) }), 'reject', admin);
    await addTopUp(server, omar, { amountCents: 1901 });
    await addTopUp(server, omar);
    // Three of them within minutes are another rule's.
    assert.deepEqual(await reasons('topup'), ['several-requests: 3 requests of this user within 10 minutes.']);
  });

  it('mark three requests within minutes, and not two', async () => {
    const { omar, reasons } = await people();
    await addTopUp(server, omar, { amountCents: 500, requestedAt: ago(10 * MINUTE) });
    await addTopUp(server, omar, { amountCents: 600 });
    assert.deepEqual(await reasons('topup'), []);
    await addTopUp(server, omar, { amountCents: 700 });
    assert.deepEqual(await reasons('topup'), ['several-requests: 3 requests of this user within 10 minutes.']);
  });

  for (const [amountCents, found] of [
    [3001, ['unusual-amount: More than 3 times this user’s average of $10.00.']],
    [3000, []],
  ] as const) {
    it(`${found.length === 0 ? 'leave' : 'mark'} $${amountCents / 100} where the user’s average is $10.00`, async () => {
      const { admin, omar, reasons } = await people();
      await approved(omar, admin, 500, 1000, 1500);
      await addTopUp(server, omar, { amountCents });
      assert.deepEqual(await reasons('topup'), found);
    });
  }

  for (const [others, amountCents, found] of [
    [20, 5001, ['above-average: More than 5 times the average of $10.00, by a user with few approved requests.']],
    [20, 5000, []],
    [19, 5001, []],
  ] as const) {
    it(`${found.length === 0 ? 'leave' : 'mark'} a newcomer’s $${amountCents / 100} after ${others} approvals of $10.00`, async () => {
      const { admin, omar, reasons } = await people();
      const usual = await addUser(server, 'Usual');
      await approved(usual, admin, ...Array.from({ length: others }, () => 1000));
      await addTopUp(server, omar, { amountCents });
      assert.deepEqual(await reasons('topup'), found);
    });
  }

  it('mark a payout account that another user has too, however it is written', async () => {
    const { omar, reasons } = await people();
    const noor = await addUser(server, 'Noor');
    await addRedeem(server, omar, { account: '9800-000 001', requestedAt: ago(86_400_000) });
    await addRedeem(server, omar, { account: '9800000001' });
    assert.deepEqual(await reasons('redeem'), []);
    await addRedeem(server, noor, { account: '9800000001', requestedAt: ago(2 * 86_400_000) });
    assert.deepEqual(await reasons('redeem'), ['shared-account: Another user has the same payout account.']);
    await addRedeem(server, await addUser(server, 'Lea'), { account: '98 00 00 00 01', requestedAt: ago(86_400_000) });
    assert.deepEqual(await reasons('redeem'), ['shared-account: 2 other users have the same payout account.']);
  });

  it('mark a balance below the amount as soon as it is, and the unpaid room that it may come from', async () => {
    const { omar, reasons } = await people();
    const amountCents = 99_000;
    await addRedeem(server, omar, { amountCents });
    const waiting = await addRoom(server, { creator: omar, status: 'PENDING' });
    assert.deepEqual(await reasons('redeem'), []);
    const noor = await addUser(server, 'Noor', { cents: 5000 });
    const played = await addRoom(server, { creator: noor, opponent: omar });
    assert.ok(waiting < played);
    assert.deepEqual(await reasons('redeem'), [
      'low-balance: The balance of $980.00 is below the amount.',
      `unpaid-room: The missing balance may come from room ${played}, which isn’t paid yet.`,
    ]);
    await server.db.update(roomApprovals).set({ status: 'REJECTED' });
    assert.deepEqual(await reasons('redeem'), ['low-balance: The balance of $980.00 is below the amount.']);
  });
});

describe('the marks of requests', () => {
  it('are stored when a request arrives, also on the earlier requests it affects, and aren’t sent to players', async () => {
    const { omar, read } = await people();
    const noor = await addUser(server, 'Noor', { cents: 100_000 });
    const ask = async (user: TestUser, account: string) => {
      const { status, body } = await server.call(`POST /redeem/user/${user.id}?amount=150&method=eSewa&accountNo=${account}`, { as: user });
      assert.deepEqual([status, (body as Listed).attention], [201, null]);
    };
    const marks = async () => (await read('GET /redeem/admin/pending')).map(({ attention }) => attention?.map(({ rule }) => rule));
    await ask(omar, '98001');
    assert.deepEqual(await marks(), [[]]);
    await ask(noor, '98-001');
    assert.deepEqual(await marks(), [['shared-account'], ['shared-account']]);
    await ask(noor, '98002');
    assert.deepEqual(await marks(), [['shared-account'], ['possible-duplicate', 'shared-account'], ['possible-duplicate']]);
  });

  it('are a filter of the search, with its count, and leave with the decision', async () => {
    const { admin, omar, read } = await people();
    for (const amountCents of [1000, 2000, 1000])
      await addTopUp(server, omar, { amountCents, requestedAt: ago((3000 - amountCents) * 1000) });
    const twin = await addTopUp(server, omar, { amountCents: 2000 });
    const poor = await addRedeem(server, await addUser(server, 'Noor'));
    await addRedeem(server, omar);
    await markRequests(server.db, topups);
    const found = async (line: string) => (await read(line)).map(({ id }) => id);
    const line = 'GET /topup/search?status=PENDING&attention=needed';
    const marked = await found(line);
    assert.deepEqual(marked, [1, 3]);
    assert.deepEqual(await found(`${line}&keywords=omar&sort=game`), [1, 3]);
    assert.deepEqual(await found(`${line}&keywords=missing`), []);
    assert.deepEqual(await found('GET /redeem/admin/search?status=PENDING&attention=needed'), [poor]);
    const { body } = await server.call(`${line}&size=1`, { as: admin });
    assert.equal((body as { totalElements: number }).totalElements, 2);
    await decide(server, 'topup', 1, 'reject', admin);
    assert.deepEqual(await found(line), []);
    assert.deepEqual(await found('GET /topup/search?status=APPROVED&attention=needed'), []);
    assert.equal((await read('GET /topup/status/REJECTED'))[0]?.attention, null);
    assert.ok(twin > 3);
  });

  if (SERVER_URL !== null)
    it('of a request that is being decided are left as they are, and a new request doesn’t wait', async () => {
      const { omar, read } = await people();
      const id = await addTopUp(server, omar);
      await server.db.transaction(async (tx) => {
        await tx.select().from(topups).where(eq(topups.id, id)).for('update');
        const { status } = await server.call(`POST /topup/user/${omar.id}/game/1?amount=19&itemName=UPI`, { as: omar });
        assert.equal(status, 201);
      });
      assert.deepEqual(
        (await read('GET /topup/status/PENDING')).map(({ attention }) => attention?.map(({ rule }) => rule)),
        [[], ['possible-duplicate']],
      );
    });
});
