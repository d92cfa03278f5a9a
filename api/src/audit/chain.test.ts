import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, inArray, sql } from 'drizzle-orm';
import fastify from 'fastify';
import { withoutTriggers } from '../../test/audit-logs';
import { addUser } from '../../test/builders';
import { useTestServer } from '../../test/test-server';
import type { Database } from '../db/database';
import { auditEntries, auditSeals, unsealedAuditEntries } from '../db/schema/records';
import { recordAudit } from './record';
import { keepSealed, sealEntries, verifyChain } from './seal';

const server = useTestServer();

async function record(count: number): Promise<void> {
  for (let turn = 1; turn <= count; turn++) {
    const thing = { action: 'room.update', subject: 'room', subjectId: turn } as const;
    await recordAudit(server.db, { at: server.now, actorId: null, ...thing, before: { name: 'Ä' }, after: { price: 1.5, 'a"b': [null] } });
  }
}

const verdict = async (expected?: string) => (await verifyChain(server.db, expected)).broken;
const sealed = async (count: number) => {
  await record(count);
  const last = await sealEntries(server.db);
  assert.equal(last?.seq, count);
  return last;
};
const tamper = (work: (tx: Database) => Promise<unknown>) => withoutTriggers(server.db, work);
const ALTERED = (id: number) => `Entry ${id} (seal ${id}) or its seal was altered.`;

describe('the chain over the audit log', () => {
  it('holds for what the server recorded, and says how far it goes', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const body = { name: 'Amara Khan', mobileNo: '+977 9812345678', puId: '', fuId: '' };
    assert.equal((await server.call(`PUT /users/${admin.id}`, { as: admin, body })).status, 200);
    await record(2);
    const last = await sealEntries(server.db);
    assert.deepEqual(await verifyChain(server.db), { broken: null, last, waiting: 0 });
    assert.equal(last?.seq, 3);
    assert.deepEqual(await server.db.select().from(unsealedAuditEntries), []);
    assert.equal(await sealEntries(server.db), null);
  });

  const COLUMNS: readonly (readonly [column: string, change: Partial<typeof auditEntries.$inferInsert>])[] = [
    ['at', { at: new Date('2026-03-04T10:20:30.401Z') }],
    ['actor', { actorId: 1 }],
    ['action', { action: 'room.delete' }],
    ['subject', { subject: 'user' }],
    ['subject id', { subjectId: 3 }],
    ['before', { before: null }],
    ['after', { after: { price: 1.6, 'a"b': [null] } }],
    ['address', { address: '203.0.113.7' }],
    ['session', { session: '0123456789abcdef' }],
  ];
  for (const [column, change] of COLUMNS)
    it(`names an entry whose ${column} was altered`, async () => {
      await addUser(server, 'Amara');
      await sealed(3);
      await tamper((tx) => tx.update(auditEntries).set(change).where(eq(auditEntries.id, 2)));
      assert.equal(await verdict(), ALTERED(2));
    });

  it('names an entry that was altered by less than a millisecond', async () => {
    await sealed(2);
    await tamper((tx) => tx.execute(sql`update audit_entries set at = at + interval '1 microsecond' where id = 1`));
    assert.equal(await verdict(), ALTERED(1));
  });

  it('names an entry that was removed, with and without its seal', async () => {
    await sealed(3);
    await tamper((tx) => tx.delete(auditEntries).where(eq(auditEntries.id, 2)));
    assert.equal(await verdict(), 'Entry 2 (seal 2) was removed.');
    await tamper((tx) => tx.delete(auditSeals).where(eq(auditSeals.entryId, 2)));
    assert.equal(await verdict(), 'Seal 2 is missing: the next one is 3, of entry 3.');
    await tamper((tx) => tx.update(auditSeals).set({ seq: 2 }).where(eq(auditSeals.seq, 3)));
    assert.equal(await verdict(), 'Entry 3 (seal 2) or its seal was altered.');
  });

  it('shows a removed end or a rewritten chain to those who noted a hash', async () => {
    const noted = (await sealed(3))?.hash ?? '';
    await record(1);
    await sealEntries(server.db);
    assert.equal(await verdict(noted), null);
    const last = [3, 4];
    await tamper(async (tx) => {
      await tx.delete(auditEntries).where(inArray(auditEntries.id, last));
      await tx.delete(auditSeals).where(inArray(auditSeals.seq, last));
    });
    assert.equal(await verdict(), null);
    assert.match((await verdict(noted)) ?? '', /^The expected hash isn't in the chain/);
  });

  it('counts entries that wait for their seal, and names one that waits for too long', async () => {
    await sealed(1);
    server.now = new Date();
    await record(1);
    const { broken, waiting } = await verifyChain(server.db);
    assert.deepEqual([broken, waiting], [null, 1]);
    server.now = new Date(Date.now() - 120_000);
    await record(1);
    assert.match((await verdict()) ?? '', /^Entry 3 has no seal, and 0 others/);
  });

  it('is continued once by servers that seal at the same moment, also with entries that were committed out of order', async () => {
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`select nextval(pg_get_serial_sequence('audit_entries', 'id'))`);
    });
    await record(5);
    await Promise.all([1, 2, 3].map(() => sealEntries(server.db)));
    await sealEntries(server.db);
    const late = { at: server.now, actorId: null, action: 'room.update', subject: 'room', subjectId: 9 } as const;
    await server.db.insert(auditEntries).values({ id: 1, ...late });
    await sealEntries(server.db);
    const seals = await server.db.select().from(auditSeals).orderBy(auditSeals.seq);
    assert.deepEqual(
      seals.map(({ seq, entryId }) => [seq, entryId]),
      [2, 3, 4, 5, 6, 1].map((id, place) => [place + 1, id]),
    );
    assert.equal(await verdict(), null);
  });

  it('takes in more entries than one batch, such as those from before there were seals', async () => {
    await server.db.execute(sql`
      insert into audit_entries (at, action, subject, subject_id) select ${server.now.toISOString()}::timestamptz, 'room.update', 'room', n
      from generate_series(1, 6001) n`);
    assert.equal((await sealEntries(server.db))?.seq, 6001);
    assert.deepEqual([await verdict(), (await server.db.select().from(unsealedAuditEntries)).length], [null, 0]);
  });

  it('is sealed when a server stops', async () => {
    const copy = await server.copy();
    await copy.ready();
    await record(2);
    await copy.close();
    assert.deepEqual((await verifyChain(server.db)).last.seq, 2);
  });
});

describe('the log of a server', () => {
  it('logs the hash of the first seal of each day at any log level', async () => {
    const lines: string[] = [];
    let now = new Date('2026-03-04T23:59:59Z');
    const app = fastify({ logger: { level: 'silent', stream: { write: (line) => void lines.push(line) } } });
    keepSealed(app, { db: server.db, isUp: async () => true }, () => now);
    await app.ready();
    await record(2);
    now = new Date('2026-03-05T00:00:01Z');
    await app.close();
    const { last } = await verifyChain(server.db);
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? '', new RegExp(`"seq":2,"hash":"${last.hash}"`));
  });
});

describe('the tables of the audit log', () => {
  for (const statement of ['update audit_entries set action = null', 'delete from audit_entries', 'truncate audit_entries'])
    for (const text of [statement, statement.replace('audit_entries', 'audit_seals').replace('action', 'hash')])
      it(`refuse: ${text}`, async () => {
        await sealed(1);
        await assert.rejects(server.db.execute(sql.raw(text)), (error: Error) => /only ever added/.test(String(error.cause)));
        assert.equal(await verdict(), null);
      });
});
