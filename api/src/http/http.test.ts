import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defineCalls, gameCalls } from '@arena/shared/contract';
import { useTestServer } from '../../test/test-server';
import { addUser } from '../../test/builders';
import { message, raw } from '../../test/raw-requests';
import { route } from './route';

const server = useTestServer();
describe('the server', () => {
  it('takes both forms of a path, with and without its last slash', async () => {
    assert.equal((await server.call('GET /games')).status, 200);
    assert.equal((await server.call('GET /games/')).status, 200);
    assert.equal((await server.call('GET /capabilities/')).status, 200);
  });

  it('takes an empty body with a JSON header, as some clients send PUT and DELETE', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const answer = await raw(server, 'DELETE', '/rooms/7', '', 'application/json', `Bearer ${await server.tokens.issue(admin)}`);
    assert.deepEqual([answer.statusCode, message(answer)], [404, 'Room not found with id : 7']);
  });

  it('hides an unexpected error behind a sentence', async () => {
    const app = await server.copy();
    const { boom } = defineCalls({ boom: { ...gameCalls.games, path: '/boom' } });
    route(app, boom, async () => {
      throw new Error('secret detail');
    });
    const answer = await app.inject('/api/v1/boom');
    assert.deepEqual([answer.statusCode, message(answer)], [500, 'Something went wrong on the server. Please try again.']);
    assert.ok(!answer.body.includes('secret'));
    await app.close();
  });

  it('tells browsers to neither guess nor keep', async () => {
    const { headers } = await server.call('GET /games/');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['cache-control'], 'no-store');
  });

  it('sends policy headers with every answer: a page made from an answer loads nothing and cannot be framed', async () => {
    const image = await server.call('GET /rooms/image/none.png');
    for (const { headers } of [
      await server.call('GET /games/'),
      await server.call('GET /nothing'),
      await server.call('GET /users/'),
      await server.call('GET /users/%E0%A4%A'),
      await server.call(`GET /users/${'9'.repeat(400)}`),
      image,
    ]) {
      assert.equal(headers['content-security-policy'], "default-src 'none';base-uri 'none';frame-ancestors 'none'");
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['x-frame-options'], 'DENY');
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
      assert.equal(headers['referrer-policy'], 'no-referrer');
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
      assert.equal(headers['origin-agent-cluster'], '?1');
      assert.equal(headers['cache-control'], 'no-store');
      // Decided where TLS ends.
      assert.equal(headers['strict-transport-security'], undefined);
    }
  });

  it('says that it is well and what it offers', async () => {
    assert.deepEqual((await server.call('GET /health')).body, { status: 'ok' });
    const { capabilities } = (await server.call('GET /capabilities')).body as { capabilities: string[] };
    assert.deepEqual(
      capabilities.toSorted(),
      [
        'registration',
        'room-settings',
        'room-delete',
        'idempotency-key',
        'winner-room',
        'application-reject',
        'tournament-rewards',
        'tournament-complete',
        'topup-statistics',
        'redeem-decisions',
        'player-requests',
        'audit-log',
        'user-statistics',
        'create-user',
        'ban-user',
        'user-activity',
        'profile-edit',
        'dashboard-statistics',
        'analytics',
        'notifications',
        'live-changes',
        'session-user',
        'form-messages',
        'counts',
        'room-pages',
        'user-search',
        'request-search',
        'search',
        'application-pages',
        'pool-limit',
        'separate-approver',
        'banned-confirmation',
        'repeated-hour',
        'section-tokens',
        'confirm-password',
        'role-revoke',
        'user-account',
        'balance-adjust',
        'request-facts',
        'cookie-session',
      ].sort(),
    );
  });
});
