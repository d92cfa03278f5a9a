/** @jest-environment node */
import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { developmentTokens, forwardToService, serviceOrigin } from './section-service.ts';

const part = (token: string, place: number) => JSON.parse(Buffer.from(token.split('.')[place] ?? '', 'base64url').toString()) as object;

test('the token names the section and an administrator, and the published key verifies it', () => {
  const { token, keys } = developmentTokens('mfe_promos');
  const made = token();
  expect(part(made, 1)).toMatchObject({ iss: 'arena-console', aud: 'mfe_promos', sub: '1', roles: ['ROLE_ADMIN'] });
  const [key] = keys.keys;
  expect(part(made, 0)).toEqual({ alg: 'ES256', typ: 'JWT', kid: key?.kid });
  expect(key).not.toHaveProperty('d');
  const [head, body, signature = ''] = made.split('.');
  const publicKey = { key: createPublicKey({ key: key as JsonWebKey, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
});

test('what is forwarded has the token in place of cookies and of the sign-in', () => {
  const headers = new Map([
    ['cookie', 'a=b'],
    ['authorization', 'Bearer session'],
  ]);
  const request = {
    removeHeader: (name: string) => headers.delete(name),
    setHeader: (name: string, value: string) => headers.set(name, value),
  };
  const { proxy } = forwardToService('mfe_promos', 'http://localhost:9000');
  proxy.on.proxyReq(request as never);
  expect([...headers.keys()]).toEqual(['authorization']);
  expect(headers.get('authorization')).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
  expect(proxy).toMatchObject({ context: ['/api/sections/mfe_promos'], pathRewrite: { '^/api/sections/mfe_promos': '' } });
});

test('takes only an address as the service', () => {
  expect([serviceOrigin(undefined), serviceOrigin(''), serviceOrigin('http://localhost:9000/x')]).toEqual([
    undefined,
    undefined,
    'http://localhost:9000',
  ]);
  for (const bad of ['localhost:9000', '9000', 'file:///x']) expect(() => serviceOrigin(bad)).toThrow('Give it in full: BACKEND_URL=');
});
