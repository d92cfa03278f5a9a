import { expect, test } from './harness/test.ts';

test('a part of the shell that failed to load, shared or its own, is fetched by Retry without a page reload', async ({
  page,
  platform,
  guard,
}) => {
  guard.allow(/ERR_FAILED/, /Loading chunk/, /ChunkLoadError/);
  const login = page.getByRole('button', { name: 'Login', exact: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${platform.url}/auth/login`);
  await expect(login).toBeVisible();
  const parts = [...new Set(asked)].filter((url) => url.startsWith(platform.url) && /\/(?!main\.|packages\.)[\w.-]+\.js$/.test(url));
  expect(parts.length, 'the login page, and the forms that it stands on').toBeGreaterThan(1);

  for (const part of parts) {
    await page.route(part, (route) => route.abort());
    await page.goto(`${platform.url}/auth/login`);
    await page.evaluate(() => Object.assign(window, { __samePage: true }));
    await expect(page.getByText('This page failed to load')).toBeVisible();
    await page.unroute(part);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(login).toBeVisible();
    expect(await page.evaluate(() => '__samePage' in window)).toBe(true);
  }
});
