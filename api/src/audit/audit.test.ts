import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { logReaders, withoutTriggers } from '../../test/audit-logs';
import { useTestServer } from '../../test/test-server';
import { addUser } from '../../test/builders';
import { addRedeem, addTopUp, decide, messageOf } from '../../test/finance';
import { auditEntries } from '../db/schema/records';
import { recordAudit } from './record';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });

describe('the log of decisions', () => {
  it('tells who did what to which thing, with before and after, newest first', async () => {
    const { admin, bea, entries } = await logReaders(server);
    const omar = await addUser(server, 'Omar', { cents: 20_000 });
    await decide(server, 'topup', await addTopUp(server, omar), 'approve', admin, 'key-1');
    server.advance(1);
    await decide(server, 'redeem', await addRedeem(server, omar), 'reject', bea);
    const { content, totalElements, lastPage, pageSize } = await entries();
    assert.deepEqual([totalElements, lastPage, pageSize], [2, true, 10]);
    const sessions = content.map(({ session }) => String(session));
    for (const session of sessions) assert.match(session, /^[0-9a-f]{16}$/);
    const from = (place: number) => ({ address: '127.0.0.1', session: sessions[place] });
    assert.notEqual(sessions[0], sessions[1]);
    assert.deepEqual(content, [
      {
        id: 2,
        at: [2026, 3, 4, 15, 51, 30],
        actor: { id: bea.id, name: 'Bea' },
        action: 'redeem.reject',
        subject: 'redeem',
        subjectId: 1,
        whom: { id: omar.id, name: 'Omar' },
        before: { status: 'PENDING' },
        after: { status: 'REJECTED', userId: omar.id, amountCents: 15_000, transactionId: null, idempotencyKey: null },
        ...from(0),
      },
      {
        id: 1,
        at: [2026, 3, 4, 15, 50, 30],
        actor: { id: admin.id, name: 'Amara Khan' },
        action: 'topup.approve',
        subject: 'topup',
        subjectId: 1,
        whom: { id: omar.id, name: 'Omar' },
        before: { status: 'PENDING', balanceCents: 20_000 },
        after: {
          status: 'APPROVED',
          userId: omar.id,
          amountCents: 1900,
          balanceCents: 21_900,
          transactionId: 2,
          idempotencyKey: 'key-1',
        },
        ...from(1),
      },
    ]);
  });

  /** Entries 1 to 4 of two administrators and the command line, a day apart. */
  async function four() {
    const setting = await logReaders(server);
    const { admin, bea } = setting;
    const list = [
      [admin.id, 'room.pay-winner', 'room', 12],
      [bea.id, 'topup.approve', 'topup', 12],
      [null, 'user.grant-admin', 'user', 7],
      [admin.id, 'topup.reject', 'topup', 112],
    ] as const;
    for (const [actorId, action, subject, subjectId] of list) {
      await recordAudit(server.db, { at: server.now, actorId, action, subject, subjectId, before: null, after: null });
      server.advance(24 * 60);
    }
    return { ...setting, found: async (query: string) => (await setting.entries(query)).content.map(({ id }) => id) };
  }

  it('is filtered by who acted, what was done and whom it concerns', async () => {
    const { admin, bea, entries } = await logReaders(server);
    const omar = await addUser(server, 'Omar', { cents: 20_000 });
    const dana = await addUser(server, 'Dana');
    await decide(server, 'topup', await addTopUp(server, omar), 'approve', admin, 'key-1');
    await decide(server, 'redeem', await addRedeem(server, omar), 'reject', bea);
    await decide(server, 'topup', await addTopUp(server, dana), 'approve', bea, 'key-2');
    await server.call(`PUT /users/${omar.id}/ban`, { as: admin });
    const nameOf = (person: unknown) => (person as { readonly name: string }).name;
    const found = async (query: string) =>
      (await entries(query)).content.map(({ action, actor, whom }) => [nameOf(actor), action, nameOf(whom)]);
    const [topUp, redeem, other, ban] = [
      ['Amara Khan', 'topup.approve', 'Omar'],
      ['Bea', 'redeem.reject', 'Omar'],
      ['Bea', 'topup.approve', 'Dana'],
      ['Amara Khan', 'user.ban', 'Omar'],
    ];
    assert.deepEqual(await found(`whom=${omar.id}`), [ban, redeem, topUp]);
    assert.deepEqual(await found(`actor=${bea.id}`), [other, redeem]);
    assert.deepEqual(await found('act=approve'), [other, topUp]);
    assert.deepEqual(await found(`act=approve&actor=${bea.id}&whom=${dana.id}`), [other]);
    assert.deepEqual(await found(`act=approve&actor=${bea.id}&whom=${omar.id}`), []);
    assert.equal((await server.call('GET /audit/entries?act=dance', { as: admin })).status, 400);
  });

  it('has no actor for the command line', async () => {
    const { entries } = await four();
    const { content } = await entries('keywords=grant-admin');
    assert.deepEqual(
      content.map(({ actor, before, after, address, session }) => [actor, before, after, address, session]),
      [[null, null, null, null, null]],
    );
  });

  const SEARCHES: [query: string, ids: number[]][] = [
    ['', [4, 3, 2, 1]],
    ['keywords=%20', [4, 3, 2, 1]],
    ['keywords=amara', [4, 1]],
    ['keywords=BEA%40EXAMPLE', [2]],
    ['keywords=Topup.', [4, 2]],
    ['keywords=pay-winner', [1]],
    ['keywords=topup%2012', [2]],
    ['keywords=12', [4, 2, 1]],
    ['keywords=%25', []],
    ['keywords=_', []],
    ['keywords=a%00b', []],
    ['keywords=unknown', []],
    ['subject=topup', [4, 2]],
    ['subject=topup&keywords=bea', [2]],
    ['subject=nothing', []],
    ['subject=top%00up', []],
    ['from=2026-03-05&to=2026-03-06', [3, 2]],
    ['from=2026-03-06', [4, 3]],
    ['to=2026-03-04', [1]],
    ['from=2026-03-05&to=2026-03-07&subject=topup&keywords=amara', [4]],
  ];
  for (const [query, ids] of SEARCHES) {
    it(`finds ${JSON.stringify(ids)} with ${query || 'nothing asked'}`, async () => {
      const { found } = await four();
      assert.deepEqual(await found(query), ids);
    });
  }

  it('comes in pages of up to a thousand', async () => {
    const { admin, entries } = await logReaders(server);
    for (let turn = 1; turn <= 12; turn++) {
      const thing = { action: 'room.update', subject: 'room', subjectId: turn, before: null, after: null } as const;
      await recordAudit(server.db, { at: server.now, actorId: admin.id, ...thing });
    }
    const { content, totalElements, totalPages, lastPage } = await entries('pageNumber=1&pageSize=5');
    assert.deepEqual([content.map(({ id }) => id), totalElements, totalPages, lastPage], [[7, 6, 5, 4, 3], 12, 3, false]);
    assert.deepEqual((await entries('pageNumber=2&pageSize=5')).lastPage, true);
    const far = await entries('pageNumber=9&pageSize=5');
    assert.deepEqual([far.content, far.totalElements], [[], 12]);
    assert.equal((await entries('pageSize=5000')).pageSize, 1000);
  });

  it('returns a cursor with each page, and rows written in the meantime move no other row', async () => {
    const { admin, entries } = await logReaders(server);
    const record = (subjectId: number) =>
      recordAudit(server.db, {
        at: server.now,
        actorId: admin.id,
        action: 'room.update',
        subject: 'room',
        subjectId,
        before: null,
        after: null,
      });
    for (let turn = 1; turn <= 5; turn++) await record(turn);
    for (const search of ['pageSize=2', 'pageSize=2&keywords=amara', 'pageSize=2&subject=room&keywords=room']) {
      const [read, totals]: [unknown[], unknown[]] = [[], []];
      for (let after = ''; ;) {
        const { content, next, totalElements, lastPage } = await entries(`${search}${after}`);
        read.push(...content.map(({ id }) => id));
        totals.push(totalElements);
        assert.equal(typeof next, lastPage ? 'object' : 'string');
        if (next === null) break;
        after = `&after=${next}`;
        await record(99);
      }
      assert.deepEqual(read, [5, 4, 3, 2, 1], search);
      assert.deepEqual(totals, [5, null, null], search);
      await withoutTriggers(server.db, (tx) => tx.delete(auditEntries).where(eq(auditEntries.subjectId, 99)));
    }
    const { status } = await server.call('GET /audit/entries?after=nonsense', { as: admin });
    assert.equal(status, 400);
  });
});

describe('both logs', () => {
  it('refuse days that are none, with a sentence', async () => {
    const { admin } = await logReaders(server);
    const refusal = async (query: string) => {
      const answer = await server.call(`GET /audit/entries?${query}`, { as: admin });
      return [answer.status, messageOf(answer)];
    };
    assert.deepEqual(await refusal('from=yesterday'), [400, "The query parameter 'from' must be a day such as 2026-01-31."]);
    assert.deepEqual(await refusal('to=2026-02-30'), [400, "The query parameter 'to' is not a valid day."]);
    assert.deepEqual(await refusal('from=2026-03-05&to=2026-03-04'), [400, "The day 'from' must not be after the day 'to'."]);
    assert.equal((await refusal('pageSize=0'))[0], 400);
  });

  it('are for administrators', async () => {
    const omar = await addUser(server, 'Omar');
    for (const log of ['entries', 'movements']) {
      assert.equal((await server.call(`GET /audit/${log}`, { as: omar })).status, 403);
      assert.equal((await server.call(`GET /audit/${log}`)).status, 401);
    }
  });
});
