import { ADMIN, enterAs, enterBare } from './harness/people.ts';
import { expect, test } from './harness/test.ts';
import { callsOf } from './harness/tournament-calls.ts';
import { names, openFollowing, searchBox, USERS } from './harness/users.ts';
import { freshWord, userServer } from './harness/users-server.ts';

const MESSAGES = '/admin/messages';

test('a visitor’s message appears on the open screen, as text and nothing else; it is marked as handled once, and a deletion leads to its user', async ({
  page,
  platform,
}) => {
  const server = await userServer(platform);
  const person = await server.register();
  await enterAs(page, platform.url, ADMIN);
  await openFollowing(page, platform.url + MESSAGES);
  await expect(page.getByRole('article').first()).toBeVisible();
  const email = `visitor.${freshWord()}@example.com`;
  const text = 'Where is my <b>prize</b>?\n<img src=x onerror=alert(1)>';
  await server.message('contact', { email, message: text });
  const contact = page.getByRole('article', { name: `Contact, ${email}` });
  await expect(contact).toBeVisible({ timeout: 2000 });
  await expect(contact.getByText('Where is my <b>prize</b>?')).toBeVisible();
  expect(await contact.locator('b, img').count()).toBe(0);
  await expect(contact.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${encodeURIComponent(email)}`);
  await expect(contact).toContainText('Open');
  await server.message('account-deletion', { email: person.email, confirm: 'DELETE', reason: 'No time.' });
  const deletion = page.getByRole('article', { name: `Account deletion, ${person.email}` });
  await expect(deletion).toContainText('No time.');
  await expect(page.getByRole('article').first(), 'the newest first').toContainText(person.email);

  const calls = callsOf(page);
  await contact.getByRole('button', { name: 'Mark as handled' }).dblclick();
  await expect(contact).toContainText('Handled');
  await expect(contact.getByRole('button')).toHaveCount(0);
  const writes = calls.filter(({ method }) => method !== 'GET');
  expect(writes).toEqual([{ method: 'PUT', path: expect.stringMatching(/^\/forms\/messages\/\d+\/handled$/) }]);
  await page.reload();
  await expect(contact).toContainText('Handled');
  await expect(deletion).toContainText('Open');

  // Deleting is the administrator's own decision: from here there is only the way to the user.
  await deletion.getByRole('link', { name: 'Find the user' }).click();
  await expect(page).toHaveURL(`${platform.url}${USERS}?${new URLSearchParams({ search: person.email }).toString()}`);
  await expect(searchBox(page)).toHaveValue(person.email);
  await expect(names(page)).toHaveText([person.name]);
});

test('on a backend that takes no messages the screen says so, and where they go, and asks for nothing', async ({ page, bare, guard }) => {
  await enterBare(page, bare, guard);
  const since = bare.backend.requests.length;
  await page.goto(bare.url + MESSAGES);
  await expect(page.getByText('Messages aren’t connected')).toBeVisible();
  await expect(page.getByText(/Public form messages go to your form service/)).toBeVisible();
  expect(bare.backend.requests.slice(since).filter(({ path }) => path.includes('forms'))).toEqual([]);
});
