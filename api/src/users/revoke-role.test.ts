import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { and, eq, isNull } from 'drizzle-orm';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser, type TestUser } from '../../test/builders';
import { confirmed } from '../../test/confirmed';
import { EventReader } from '../../test/event-reader';
import { ROLES } from '../db/migrate';
import { userRoles, users } from '../db/schema/people';
import { auditEntries, notifications } from '../db/schema/records';

const server = useTestServer();
const admins = async () => [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Beatriz', { admin: true })] as const;
const lineOf = ({ id }: Pick<TestUser, 'id'>, role = 'ROLE_ADMIN') => `DELETE /users/${id}/role/${role}`;
const activeAdmins = () =>
  server.db
    .select({ id: users.id })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.roleId, ROLES.admin.id), isNull(users.bannedAt)));

describe('removing an administrator', () => {
  it('takes the role, keeps the others and says so', async () => {
    const [amara, beatriz] = await admins();
    const { status, body } = await server.call(lineOf(beatriz), await confirmed(server, amara));
    assert.deepEqual([status, body], [200, { message: 'Beatriz is no longer an administrator.', success: true }]);
    const held = await server.db.select().from(userRoles).where(eq(userRoles.userId, beatriz.id));
    assert.deepEqual(
      held.map(({ roleId }) => roleId),
      [ROLES.normal.id],
    );
    const again = await server.call(lineOf(beatriz), await confirmed(server, amara));
    assert.deepEqual([again.status, messageOf(again)], [400, 'Beatriz is not an administrator.']);
  });

  it('ends every session that the user had, with its event stream', async () => {
    const [amara, beatriz] = await admins();
    const authorization = `Bearer ${await server.tokens.issue(beatriz)}`;
    const reader = await EventReader.connect(server.app, authorization);
    await server.call(lineOf(beatriz), await confirmed(server, amara));
    const refused = await server.call(`GET /users/${beatriz.id}`, { headers: { authorization } });
    assert.equal(refused.status, 401);
    assert.match(messageOf(refused), /^Your account was changed, /);
    await reader.untilEnd();
    server.advance(1);
    assert.equal((await server.call(`GET /users/${beatriz.id}`, { as: beatriz })).status, 200);
    assert.equal((await server.call('GET /users/', { as: beatriz })).status, 403);
  });

  it('is recorded, and every administrator is told', async () => {
    const [amara, beatriz] = await admins();
    await server.call(lineOf(beatriz), await confirmed(server, amara));
    const [entry] = await server.db.select().from(auditEntries);
    assert.deepEqual(
      [entry?.actorId, entry?.action, entry?.subject, entry?.subjectId],
      [amara.id, 'user.revoke-admin', 'user', beatriz.id],
    );
    assert.deepEqual([entry?.before, entry?.after], [{ roles: ['ROLE_ADMIN', 'ROLE_NORMAL'] }, { roles: ['ROLE_NORMAL'] }]);
    const [news] = await server.db.select().from(notifications);
    assert.deepEqual([news?.userId, news?.message], [null, 'Amara took the administrator role from Beatriz.']);
  });

  it('is 404 for an unknown user and an unknown role', async () => {
    const [amara] = await admins();
    const session = await confirmed(server, amara);
    const unknown = await server.call(lineOf({ id: 4711 }), session);
    assert.deepEqual([unknown.status, messageOf(unknown)], [404, 'User not found with id : 4711']);
    const nothing = await server.call(lineOf(amara, 'ROLE_KING'), session);
    assert.deepEqual([nothing.status, messageOf(nothing)], [404, 'Role not found with name : ROLE_KING']);
  });
});

describe('the last administrator', () => {
  it('is not removed, also not by oneself; the refusal changes nothing', async () => {
    const [amara, beatriz] = await admins();
    assert.equal((await server.call(lineOf(beatriz), await confirmed(server, beatriz))).status, 200);
    const session = await confirmed(server, amara);
    const { status, body } = await server.call(lineOf(amara), session);
    const message = 'Amara is the last administrator. Make another user an administrator first.';
    assert.deepEqual([status, body], [409, { message, success: false, code: 'last-administrator' }]);
    assert.equal((await server.call('GET /users/', session)).status, 200);
    assert.equal((await server.db.select().from(auditEntries)).length, 1);
  });

  it('is not removed while the only other one is banned', async () => {
    const [amara, beatriz] = await admins();
    await server.call(`PUT /users/${beatriz.id}/ban`, { as: amara });
    assert.equal((await server.call(lineOf(amara), await confirmed(server, amara))).status, 409);
    assert.equal((await server.call(lineOf(beatriz), await confirmed(server, amara))).status, 200);
  });

  for (const [title, second] of [
    ['remove each other', 'DELETE'],
    ['remove and ban each other', 'PUT'],
  ] as const) {
    it(`stays when two administrators ${title} at the same moment`, async () => {
      for (let round = 0; round < 8; round += 1) {
        const [a, b] = [
          await addUser(server, `First ${round}`, { admin: true }),
          await addUser(server, `Second ${round}`, { admin: true }),
        ];
        const [ofA, ofB] = [await confirmed(server, a), await confirmed(server, b)];
        const answers = await Promise.all([
          server.call(lineOf(b), ofA),
          server.call(second === 'DELETE' ? lineOf(a) : `PUT /users/${a.id}/ban`, ofB),
        ]);
        const [won, lost] = answers.map(({ status }) => status).sort();
        assert.equal(won, 200);
        // The second was let in before the first one's change and refused after it, or was not let in at all.
        assert.ok(lost === 401 || lost === 403, String(lost));
        const left = await activeAdmins();
        assert.equal(left.length, 1);
        await server.db.delete(userRoles).where(eq(userRoles.roleId, ROLES.admin.id));
      }
    });
  }

  it('stays when two administrators remove themselves at the same moment', async () => {
    const people = await admins();
    const sessions = await Promise.all(people.map((person) => confirmed(server, person)));
    const answers = await Promise.all(people.map((person, place) => server.call(lineOf(person), sessions[place])));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    assert.equal((await activeAdmins()).length, 1);
  });
});
