import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useTestServer } from '../../test/test-server';
import { addUser } from '../../test/builders';
import { addRedeem, addTopUp, decide, messageOf } from '../../test/finance';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });

type Facts = Readonly<Record<string, unknown>> & { readonly steps: readonly Record<string, unknown>[] };

async function people() {
  const admin = await addUser(server, 'Amara', { admin: true });
  const kofi = await addUser(server, 'Kofi', { admin: true });
  const omar = await addUser(server, 'Omar', { cents: 100_000 });
  const facts = async (kind: 'topup' | 'redeem', id: number, as = admin) =>
    (await server.call(`GET /${kind}/${id}/facts`, { as })).body as Facts;
  return { admin, kofi, omar, facts };
}

describe('the facts of a request', () => {
  it('of a redeem have the balance now and after, earlier payouts, the account’s other users and duplicates', async () => {
    const { admin, omar, facts } = await people();
    const noor = await addUser(server, 'Noor');
    for (const turn of [1, 2]) {
      const id = await addRedeem(server, omar, { amountCents: 12_100 * turn, account: `other ${turn}` });
      server.advance(60);
      await decide(server, 'redeem', id, 'approve', admin);
    }
    await decide(server, 'redeem', await addRedeem(server, omar, { account: 'other 3' }), 'reject', admin);
    await addRedeem(server, noor, { account: '980 000 0001' });
    server.advance(60);
    const twin = await addRedeem(server, omar, { requestedAt: new Date(server.now.getTime() - 60_000), account: 'other 4' });
    const id = await addRedeem(server, omar, { requestedBy: omar.id });
    const { request, steps, ...known } = await facts('redeem', id);
    assert.deepEqual(known, {
      ...{ balance: 637, balanceAfter: 487, approved: 2, approvedAmount: 363, lastApprovedAt: [2026, 3, 4, 17, 50, 30] },
      ...{ registeredAt: [2026, 3, 4, 15, 50, 30], sameAccount: [{ id: noor.id, name: 'Noor' }] },
      duplicates: [{ id: twin, status: 'PENDING', requestedAt: [2026, 3, 4, 18, 49, 30] }],
    });
    assert.equal((request as { redeemId: number }).redeemId, id);
    assert.deepEqual(steps, [
      { name: 'requested', at: [2026, 3, 4, 18, 50, 30], by: { id: omar.id, name: 'Omar' }, balance: null },
      { name: 'seen', at: [2026, 3, 4, 18, 50, 30], by: { id: admin.id, name: 'Amara' }, balance: null },
    ]);
  });

  it('of a top-up tell who asked, looked first, decided, and what was booked', async () => {
    const { admin, kofi, omar, facts } = await people();
    const id = await addTopUp(server, omar, { requestedBy: admin.id });
    server.advance(5);
    assert.equal((await facts('topup', id, kofi)).balanceAfter, 1019);
    server.advance(5);
    await facts('topup', id);
    await decide(server, 'topup', id, 'approve', kofi);
    const { steps, balance, balanceAfter, sameAccount } = await facts('topup', id);
    assert.deepEqual([balance, balanceAfter, sameAccount], [1019, null, null]);
    const by = (user: { id: number; name: string }) => ({ id: user.id, name: user.name });
    assert.deepEqual(steps, [
      { name: 'requested', at: [2026, 3, 4, 15, 50, 30], by: by(admin), balance: null },
      { name: 'seen', at: [2026, 3, 4, 15, 55, 30], by: by(kofi), balance: null },
      { name: 'approved', at: [2026, 3, 4, 16, 0, 30], by: by(kofi), balance: null },
      { name: 'paid', at: [2026, 3, 4, 16, 0, 30], by: null, balance: 1019 },
    ]);
  });

  it('don’t note who looks at a decided one, and have no payment of a rejected one', async () => {
    const { admin, omar, facts } = await people();
    const id = await addRedeem(server, omar);
    await decide(server, 'redeem', id, 'reject', admin);
    const { steps } = await facts('redeem', id);
    assert.deepEqual(
      steps.map(({ name }) => name),
      ['requested', 'rejected'],
    );
  });

  it('are for administrators, and of a request that exists', async () => {
    const { admin, omar } = await people();
    for (const kind of ['topup', 'redeem']) {
      assert.equal((await server.call(`GET /${kind}/1/facts`)).status, 401);
      assert.equal((await server.call(`GET /${kind}/1/facts`, { as: omar })).status, 403);
      const missing = await server.call(`GET /${kind}/77/facts`, { as: admin });
      assert.equal(missing.status, 404);
      assert.match(messageOf(missing), /not found/);
      assert.equal((await server.call(`GET /${kind}/x/facts`, { as: admin })).status, 400);
    }
  });
});
