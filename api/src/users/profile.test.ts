import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser } from '../../test/builders';
import { EventReader } from '../../test/event-reader';
import { auditEntries } from '../db/schema/records';

const server = useTestServer();
const CHANGES = { name: 'Diego Santos', mobileNo: '+55 11 98765-4321', puId: '5123456789', fuId: '' };

describe('changing the own entry', () => {
  it('changes what a person may change, and answers it', async () => {
    const player = await addUser(server, 'Diego', { cents: 1950 });
    const { status, body } = await server.call(`PUT /users/${player.id}`, { as: player, body: CHANGES });
    assert.equal(status, 200);
    const { name, mobileNo, puId, fuId, email, balance } = body as Record<string, unknown>;
    assert.deepEqual({ name, mobileNo, puId, fuId, email, balance }, { ...CHANGES, fuId: null, email: player.email, balance: 19.5 });
    assert.deepEqual((await server.call(`GET /users/${player.id}`, { as: player })).body, body);
  });

  it('is recorded with before and after', async () => {
    const player = await addUser(server, 'Diego');
    await server.call(`PUT /users/${player.id}`, { as: player, body: CHANGES });
    const [entry] = await server.db.select().from(auditEntries);
    assert.deepEqual([entry?.actorId, entry?.action, entry?.subjectId], [player.id, 'user.update', player.id]);
    assert.deepEqual(entry?.before, { name: 'Diego', mobile: null, pubgId: null, freeFireId: null });
    assert.deepEqual(entry?.after, { name: 'Diego Santos', mobile: '+55 11 98765-4321', pubgId: '5123456789', freeFireId: null });
  });

  it('writes nothing when nothing changes', async () => {
    const [admin, player] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Diego')];
    const change = (body: object = CHANGES) => server.call(`PUT /users/${player.id}`, { as: player, body });
    const version = async () => (await server.db.execute(sql`select xmin::text from users where id = ${player.id}`)).rows;
    await change();
    const before = await version();
    const reader = await EventReader.connect(server.app, `Bearer ${await server.tokens.issue(admin)}`);
    const answers = await Promise.all(Array.from({ length: 200 }, () => change()));
    assert.ok(answers.every(({ status, body }) => status === 200 && (body as { name: string }).name === 'Diego Santos'));
    assert.deepEqual(await version(), before);
    assert.equal(await server.db.$count(auditEntries), 1);
    await server.call(`PUT /users/${player.id}/ban`, { as: admin });
    const [event] = await reader.take(1);
    assert.equal(event?.data.status, 'BANNED', 'no event came before');
    reader.close();
  });

  it('is recorded thirty times an hour at the most', async () => {
    const player = await addUser(server, 'Diego');
    const change = (number: number) => server.call(`PUT /users/${player.id}`, { as: player, body: { ...CHANGES, puId: String(number) } });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, number) => change(1_000_000 + number)));
    assert.equal(answers.filter(({ status }) => status === 200).length, 30);
    const refused = await change(1);
    assert.deepEqual([refused.status, messageOf(refused)], [429, 'You changed your profile too often. Try again in 60 minutes.']);
    assert.equal(await server.db.$count(auditEntries), 30);
    server.advance(60);
    assert.equal((await change(2)).status, 200);
  });

  it('is allowed for the user only, not for others or administrators', async () => {
    const [admin, player, other] = [
      await addUser(server, 'Amara', { admin: true }),
      await addUser(server, 'Diego'),
      await addUser(server, 'Omar'),
    ];
    for (const as of [admin, other]) {
      const answer = await server.call(`PUT /users/${player.id}`, { as, body: CHANGES });
      assert.deepEqual([answer.status, messageOf(answer)], [403, 'You can only change your own account.']);
      const password = await server.call(`PUT /users/${player.id}/password`, {
        as,
        body: { oldPassword: 'right password', newPassword: 'another password' },
      });
      assert.deepEqual([password.status, messageOf(password)], [403, 'You can only change your own password.']);
    }
  });

  it('refuses fields that do not belong to it', async () => {
    const player = await addUser(server, 'Diego');
    for (const [more, sentence] of [
      [{ balance: 1000 }, "The field 'balance' is not known here."],
      [{ email: 'x@y.z' }, "The field 'email' is not known here."],
      [{ name: '  ' }, "The field 'name' must not be empty."],
      [{ mobileNo: '12' }, "The field 'mobileNo' must be a telephone number."],
    ] as const) {
      const answer = await server.call(`PUT /users/${player.id}`, { as: player, body: { ...CHANGES, ...more } });
      assert.deepEqual([answer.status, messageOf(answer)], [400, sentence]);
    }
    assert.equal((await server.call(`PUT /users/${player.id}`, { as: player, body: { ...CHANGES, mobileNo: null } })).status, 200);
  });
});

describe('changing the own password', () => {
  async function setup() {
    const player = await addUser(server, 'Diego', { password: 'right password' });
    const token = await server.tokens.issue(player);
    server.advance(1);
    const change = (oldPassword: string, newPassword = 'another password', bearer = token) =>
      server.call(`PUT /users/${player.id}/password`, {
        headers: { authorization: `Bearer ${bearer}` },
        body: { oldPassword, newPassword },
      });
    const works = async (bearer: string) =>
      (await server.call(`GET /users/${player.id}`, { headers: { authorization: `Bearer ${bearer}` } })).status === 200;
    const signIn = (password: string) => server.call('POST /auth/login', { body: { username: player.email, password } });
    return { player, token, change, works, signIn };
  }

  it('ends every other session and answers a fresh token for this one', async () => {
    const { token, change, works, signIn } = await setup();
    const reader = await EventReader.connect(server.app, `Bearer ${token}`);
    const { status, body } = await change('right password');
    assert.equal(status, 200);
    const { token: fresh, message } = body as { token: string; message: string };
    assert.equal(message, 'Password changed. You’ve been signed out everywhere else.');
    assert.deepEqual([await works(token), await works(fresh)], [false, true]);
    await reader.untilEnd();
    assert.equal((await signIn('right password')).status, 400);
    assert.equal((await signIn('another password')).status, 200);
  });

  it('ends the sessions that begin with the old password while it is changed', async () => {
    const { change, works, signIn } = await setup();
    const signIns = Array.from({ length: 6 }, () => signIn('right password'));
    const changed = await change('right password');
    const begun = (await Promise.all(signIns)).filter(({ status }) => status === 200);
    for (const { body } of begun) assert.equal(await works((body as { token: string }).token), false);
    assert.equal(await works((changed.body as { token: string }).token), true);
  });

  it('is recorded, without any password', async () => {
    const { player, change } = await setup();
    await change('right password');
    const [entry] = await server.db.select().from(auditEntries);
    assert.deepEqual(
      [entry?.actorId, entry?.action, entry?.subjectId, entry?.before, entry?.after],
      [player.id, 'user.change-password', player.id, null, null],
    );
  });

  it('asks for the old one, and changes nothing without it', async () => {
    const { token, change, works, signIn } = await setup();
    const answer = await change('wrong');
    assert.deepEqual([answer.status, messageOf(answer)], [400, 'Your current password is incorrect.']);
    assert.equal(await works(token), true);
    assert.equal((await signIn('right password')).status, 200);
  });

  it('stops after ten wrong old passwords, and works again after fifteen minutes', async () => {
    const { change } = await setup();
    const answers = await Promise.all(Array.from({ length: 12 }, () => change('wrong')));
    assert.equal(answers.filter(({ status }) => status === 400).length, 10);
    assert.equal(answers.filter(({ status }) => status === 429).length, 2);
    const right = await change('right password');
    assert.deepEqual([right.status, messageOf(right)], [429, 'Too many wrong passwords. Try again in 15 minutes.']);
    server.advance(15);
    assert.equal((await change('right password')).status, 200);
  });

  it('refuses a new one that is too short, or the old one', async () => {
    const { change } = await setup();
    assert.equal(messageOf(await change('right password', 'short')), "The field 'newPassword' must have at least 10 characters.");
    assert.equal(messageOf(await change('right password', 'right password')), 'Choose a different password from your current one.');
  });
});
