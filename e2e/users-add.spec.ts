import { EXTENDED } from './harness/extended.ts';
import { failedRequest } from './harness/guard.ts';
import { ADMIN, enterAs, enterBare, signInAt } from './harness/people.ts';
import { expect, test } from './harness/test.ts';
import { callsOf, holding } from './harness/tournament-calls.ts';
import { addButton, card, everythingKept, field, FIELDS, form, names, openForm, searchBox, toast, USERS } from './harness/users.ts';
import { freshWord, userServer } from './harness/users-server.ts';

const PASSWORD = 'quiet-horse-42';

test(
  'without a function that takes it, the form asks for one field after the other, says that it is not connected and sends nothing',
  EXTENDED,
  async ({ page, bare, guard }) => {
    await enterBare(page, bare, guard);
    await page.goto(bare.url + USERS);
    await expect(names(page).first()).toBeVisible();
    await openForm(page);
    const since = bare.backend.requests.length;
    for (const [place, [label, wire, value]] of FIELDS.entries()) {
      await addButton(page).click();
      // The first empty field has the focus and its sentence; the ones before it have none.
      await expect(field(page, label)).toBeFocused();
      await expect(field(page, label)).toHaveAccessibleDescription(`Please fill ${wire}`);
      await expect(form(page).getByText(/^Please fill /)).toHaveText(FIELDS.slice(place).map(([, name]) => `Please fill ${name}`));
      // Blanks are nothing.
      if (wire === 'name') await field(page, label).fill('   ');
      if (wire === 'name') await addButton(page).click();
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await field(page, label).fill(value);
      await expect(field(page, label)).not.toHaveAttribute('aria-invalid', 'true');
    }
    await expect(form(page).getByRole('button', { name: /code/i })).toHaveCount(0);
    await addButton(page).dblclick();
    await expect(form(page).getByText('Adding users is not connected yet')).toBeVisible();
    await expect(form(page).getByText(/This backend can’t add users\. Nothing was sent\./)).toBeVisible();
    for (const [label, , value] of FIELDS) await expect(field(page, label)).toHaveValue(value);
    expect(bare.backend.requests.slice(since).filter(({ path }) => path !== '/capabilities')).toEqual([]);

    // Closed and opened again: the typed values are there, the secrets are not, and they never were anywhere else.
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(form(page)).toBeHidden();
    const kept = await everythingKept(page);
    expect(kept).toContain('Ines Vidal');
    for (const secret of [PASSWORD, '482913']) expect(kept).not.toContain(secret);
    await page.reload();
    await openForm(page);
    await expect(field(page, 'Email')).toHaveValue('ines@arena.test');
    await expect(field(page, 'Password')).toHaveValue('');
    await expect(field(page, 'One-time code')).toHaveValue('');
  },
);

test('our server adds the user once however often it is pressed, keeps no secret in the browser, and the new user can sign in', async ({
  page,
  platform,
  guard,
}) => {
  guard.allow(failedRequest('/users/'));
  const server = await userServer(platform);
  const { total } = await server.statistics();
  const word = freshWord();
  const name = `Ines ${word}`;
  const email = `ines.${word}@arena.test`;
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + USERS);
  await expect(card(page, 'Total Users')).toContainText(String(total));
  await openForm(page);
  const values: Readonly<Record<string, string>> = { name, email };
  const wrong: Readonly<Record<string, string>> = { password: 'short', otp: '12' };
  for (const [label, wire, value] of FIELDS) await field(page, label).fill(wrong[wire] ?? values[wire] ?? value);
  await addButton(page).click();
  await expect(field(page, 'Password')).toHaveAccessibleDescription('At least 10 characters');
  await expect(field(page, 'One-time code')).toHaveAccessibleDescription('Enter the 6-digit code');
  await field(page, 'Password').fill(PASSWORD);

  await form(page).getByRole('button', { name: 'Send code' }).click();
  const told = form(page).getByText(/The code is \d{6}\./);
  await expect(told).toBeVisible();
  const code = /The code is (\d{6})/.exec((await told.textContent()) ?? '')?.[1] ?? '';
  await field(page, 'One-time code').fill(code === '000000' ? '000001' : '000000');
  await addButton(page).click();
  await expect(form(page).getByRole('alert').first()).toBeVisible();
  await expect(field(page, 'Password')).toHaveValue(PASSWORD);
  await field(page, 'One-time code').fill(code);

  const calls = callsOf(page);
  const create = await holding(page, 'POST', /^\/users\/$/);
  await addButton(page).dblclick({ noWaitAfter: true });
  await page.keyboard.press('Enter');
  await expect.poll(create.arrived).toBe(1);
  await expect(form(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  for (const secret of [PASSWORD, code]) expect(await everythingKept(page)).not.toContain(secret);
  create.release();
  await expect(toast(page, `${name} was added`)).toBeVisible();
  await expect(form(page)).toBeHidden();
  await searchBox(page).fill(word);
  await expect(names(page)).toHaveText([name]);
  await expect(card(page, 'Total Users')).toContainText(String(total + 1));
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([{ method: 'POST', path: '/users/' }]);
  expect((await server.users()).filter((user) => user.email === email)).toHaveLength(1);
  expect((await signInAt(platform.api, { email, password: PASSWORD })).user.name).toBe(name);

  const kept = await everythingKept(page);
  for (const secret of [PASSWORD, code]) expect(kept).not.toContain(secret);
  await openForm(page);
  for (const [label] of FIELDS) await expect(field(page, label)).toHaveValue('');
});
