import { failedRequest } from './harness/guard.ts';
import { PROFILE } from './harness/overview.ts';
import { enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

test.beforeEach(({ guard }) => {
  guard.allow(failedRequest('/api/v1/capabilities'));
});

test('where the backend takes no changes, the own data is shown with the reason why it cannot be changed', async ({ page, bare }) => {
  const since = bare.backend.requests.length;
  await enterAs(page, bare.url, bare.backend);
  await page.goto(bare.url + PROFILE);
  const you = page.getByRole('region', { name: 'You' });
  await expect(you).toContainText('Root');
  await expect(you).toContainText(bare.backend.email);
  await expect(you).toContainText('+910000000001');
  // A value that this backend does not know is a dash.
  await expect(you.getByText('PUBG Mobile ID')).toBeVisible();
  await expect(page.getByText('Profile editing isn’t available')).toBeVisible();
  await expect(page.getByText('This backend doesn’t support profile changes.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Save|Change password/ })).toHaveCount(0);
  const sent = bare.backend.requests.slice(since).filter(({ path }) => path !== '/auth/login');
  expect(sent.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(['GET /capabilities', 'GET /users/1']);
});

test('a visitor sees that there is nothing to edit and can go to the login', async ({ page, bare }) => {
  await page.goto(bare.url + PROFILE);
  await expect(page.getByText('Sign in to edit your profile.')).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${bare.url}/auth/login`);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});
