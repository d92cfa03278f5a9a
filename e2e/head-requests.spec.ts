import { expect, test } from './harness/test.ts';

// Uptime monitors ask so.
test('HEAD is answered as GET, without a body: public pages, screens of the console, the registry, and missing addresses', async ({
  request,
  platform,
}) => {
  const there = ['/', '/contact', '/auth/login', '/auth/register', '/admin', '/admin/room-management/room-detail/7', '/index.html'];
  const expected = [...there, '/registry.json', '/api/v1/health'].map((path) => [path, 200] as const);
  for (const [path, status] of [...expected, ['/gone.js', 404] as const]) {
    const [head, get] = [await request.head(platform.url + path), await request.get(platform.url + path)];
    expect([head.status(), get.status()], path).toEqual([status, status]);
    expect((await head.body()).length, path).toBe(0);
    expect((await get.body()).length, path).toBeGreaterThan(0);
    for (const name of ['content-type', 'cache-control', 'x-content-type-options', 'etag'])
      expect(head.headers()[name], `${name} of ${path}`).toBe(get.headers()[name]);
    const policies = [head, get].map((answer) => answer.headers()['content-security-policy'] !== undefined);
    expect(policies[0], path).toBe(policies[1]);
  }
  expect((await request.post(`${platform.url}/admin`)).status()).toBe(404);
});
