import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LIVE_EVENTS_PATH, roomCalls, sessionCalls } from '@arena/shared/contract';
import { useTestServer } from '../../test/test-server';
import { ALL_CALLS } from '../../test/calls';
import { openApiDocument, wireSchema } from './openapi';

const server = useTestServer();

describe('the OpenAPI page', () => {
  it('is served, with its document', async () => {
    assert.equal((await server.call('GET /docs/')).status, 200);
    const { status, body } = await server.call('GET /docs/json');
    assert.equal(status, 200);
    assert.deepEqual(body, JSON.parse(JSON.stringify(openApiDocument())));
  });

  it('is not there where it is switched off', async () => {
    const hidden = await server.copy({ apiDocs: false });
    for (const path of ['/docs', '/docs/', '/docs/json', '/docs/yaml', '/docs/static/index.html'])
      assert.equal((await hidden.inject(`/api/v1${path}`)).statusCode, 404, path);
    assert.equal((await hidden.inject('/api/v1/health')).statusCode, 200);
    await hidden.close();
  });

  it('may run its own scripts and no others', async () => {
    for (const path of ['/docs/', '/docs/json']) {
      const policy = String((await server.call(`GET ${path}`)).headers['content-security-policy']);
      assert.match(policy, /default-src 'none'; script-src 'self'; /);
      assert.match(policy, /frame-ancestors 'none'/);
    }
  });

  it('has every call of the contract, with its access and its capability', () => {
    const { paths } = openApiDocument();
    for (const { method, path, access, extension } of ALL_CALLS) {
      const operation = paths[path]?.[method.toLowerCase()] as { security?: unknown; 'x-extension'?: string } | undefined;
      assert.ok(operation, `${method} ${path}`);
      assert.equal(operation.security !== undefined, access !== 'public', path);
      assert.equal(operation['x-extension'], extension);
    }
    assert.ok(paths[LIVE_EVENTS_PATH]?.get);
  });

  it('speaks the wire: its names, and the types that the server writes', () => {
    const room = wireSchema(roomCalls.get.response) as { properties: Record<string, unknown> };
    assert.deepEqual(room.properties.wining, { type: ['number', 'null'] });
    assert.deepEqual(room.properties.gameType, { type: ['string', 'null'] });
    assert.deepEqual(room.properties.tpp, { type: 'boolean' });
    assert.deepEqual(room.properties.addedDate, { type: ['array', 'null'], items: { type: 'number' } });
    assert.equal((wireSchema(roomCalls.listByStatus.response) as { type: string }).type, 'array');
    assert.ok(!('prize' in room.properties));
    const login = wireSchema(sessionCalls.login.body) as { required: string[] };
    assert.deepEqual(login.required, ['username', 'password']);
  });
});
