import type { Page, Route } from '@playwright/test';
import { failedRequest } from './harness/guard.ts';
import { expect, test } from './harness/test.ts';

const CONTACT_DONE = "Message sent successfully! We'll get back to you soon.";
const DELETION_DONE = 'Your deletion request has been submitted successfully.';

const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true });
const email = (page: Page) => page.getByLabel('Email');
const button = (page: Page) => page.locator('form button[type=submit]');
const note = (page: Page) => page.locator('form .note');

/** A form service that this test plays. Everything that it was sent is in the list. */
async function service(page: Page, answer: (route: Route) => Promise<void>) {
  const sent: { readonly url: string; readonly body: unknown; readonly headers: Record<string, string> }[] = [];
  await page.route(/\/api\/v1\/forms\//, async (route) => {
    const request = route.request();
    sent.push({ url: new URL(request.url()).pathname, body: request.postDataJSON(), headers: request.headers() });
    await answer(route);
  });
  return sent;
}
const accepts = (route: Route) => route.fulfill({ json: { message: 'Thank you.', success: true } });

/** From here on time passes only when the test says so: a success stands three seconds, and a busy machine may look later. */
const stopClock = async (page: Page) => page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));

test.beforeEach(async ({ page }) => page.clock.install());

test('the contact form names missing fields, and sends nothing before they are filled in', async ({ page, platform }) => {
  const sent = await service(page, accepts);
  await page.goto(`${platform.url}/#contact`);
  await expect(page.getByText('Please add your email and a message.')).toBeVisible();
  await button(page).click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Enter your email.')).toBeVisible();
  await expect(page.getByText('Write a message.')).toBeVisible();
  await email(page).fill('unknown');
  await page.getByLabel('Message').fill('   ');
  await button(page).click();
  await expect(page.getByText('Enter an email address, such as name@example.com.')).toBeVisible();
  await expect(page.getByText('Write a message.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a message is sent once however it is submitted, its success stands 3 s, and then the form is as new', async ({ page, platform }) => {
  const sent = await service(page, accepts);
  await page.goto(`${platform.url}/#contact`);
  await email(page).fill(' mia@example.com ');
  await page.getByLabel('Message').fill('Great rooms.\nMore of them.');
  await expect(page.getByText('Ready to send.')).toBeVisible();
  await stopClock(page);
  await button(page).dblclick();
  await expect(note(page)).toHaveText(CONTACT_DONE);
  await button(page).click();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    url: '/api/v1/forms/contact',
    body: { email: 'mia@example.com', message: 'Great rooms.\nMore of them.', website: '' },
    headers: { accept: 'application/json', 'content-type': 'application/json' },
  });
  await page.clock.runFor(2800);
  await expect(note(page)).toHaveText(CONTACT_DONE);
  await page.clock.runFor(400);
  await expect(note(page)).toBeHidden();
  await expect(email(page)).toHaveValue('');
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('text typed while the success message is shown is not removed', async ({ page, platform }) => {
  const sent = await service(page, accepts);
  await page.goto(`${platform.url}/#contact`);
  await email(page).fill('mia@example.com');
  await page.getByLabel('Message').fill('Great rooms.');
  await stopClock(page);
  await button(page).click();
  await expect(note(page)).toHaveText(CONTACT_DONE);
  await page.getByLabel('Message').fill('One thing more.');
  await page.clock.runFor(3200);
  await expect(note(page)).toBeHidden();
  await expect(email(page)).toHaveValue('mia@example.com');
  await expect(page.getByLabel('Message')).toHaveValue('One thing more.');
  await button(page).click();
  await expect.poll(() => sent.length).toBe(2);
});

test('our own server takes the message', async ({ page, platform }) => {
  const capabilities = (await (await fetch(`${platform.api}/api/v1/capabilities`)).json()) as { capabilities: string[] };
  expect(capabilities.capabilities).toContain('form-messages');
  await page.goto(`${platform.url}/#contact`);
  await email(page).fill('mia@example.com');
  await page.getByLabel('Message').fill('Stored where an administrator finds it.');
  await stopClock(page);
  const answered = page.waitForResponse(/\/forms\/contact$/);
  await button(page).click();
  expect((await answered).status()).toBe(200);
  await expect(note(page)).toHaveText(CONTACT_DONE);
});

for (const [what, answer, sentence] of [
  [
    'refuses',
    (route: Route) => route.fulfill({ status: 422, json: { error: 'Too many messages.' } }),
    'Your message wasn’t accepted: Too many messages.',
  ],
  ['fails', (route: Route) => route.fulfill({ status: 500, body: 'oops' }), 'Couldn’t send right now.'],
  ['is not there', (route: Route) => route.abort(), 'Couldn’t send. Check your connection'],
] as const) {
  test(`when the service ${what}, a sentence says so, everything typed stays, and the next attempt works`, async ({
    page,
    platform,
    guard,
  }) => {
    guard.allow(failedRequest(/forms|422|500|ERR_FAILED/));
    const sent = await service(page, (route) => (sent.length === 1 ? answer(route) : accepts(route)));
    await page.goto(`${platform.url}/account-deletion`);
    await email(page).fill('mia@example.com');
    await page.getByLabel('Reason').fill('I am done.');
    await page.getByLabel('Confirmation').fill('DELETE');
    await stopClock(page);
    await button(page).click();
    await expect(note(page)).toContainText(sentence);
    await expect(note(page)).not.toContainText('successfully');
    await expect(email(page)).toHaveValue('mia@example.com');
    await expect(page.getByLabel('Reason')).toHaveValue('I am done.');
    await expect(page.getByLabel('Confirmation')).toHaveValue('DELETE');
    await button(page).click();
    await expect(note(page)).toHaveText(DELETION_DONE);
    expect(sent).toHaveLength(2);
  });
}

test('an account is only deleted with the word DELETE, exactly', async ({ page, platform }) => {
  const sent = await service(page, accepts);
  await page.goto(`${platform.url}/account-deletion`);
  await expect(page.getByText('Please add your account’s email and the word DELETE.')).toBeVisible();
  await email(page).fill('mia@example.com');
  for (const wrong of ['', 'delete', 'Delete', ' DELETE', 'DELETE ', 'DELETED']) {
    await page.getByLabel('Confirmation').fill(wrong);
    await button(page).click();
    await expect(page.getByLabel('Confirmation')).toBeFocused();
    await expect(page.getByText('Type DELETE in capitals.')).toBeVisible();
  }
  expect(sent).toEqual([]);
  await page.getByLabel('Confirmation').fill('DELETE');
  await expect(page.getByText('Ready to send.')).toBeVisible();
  await stopClock(page);
  await page.getByLabel('Confirmation').press('Enter');
  await expect(note(page)).toHaveText(DELETION_DONE);
  // The reason is optional.
  expect(sent).toEqual([expect.objectContaining({ url: '/api/v1/forms/account-deletion' })]);
  expect(sent[0]?.body).toEqual({ email: 'mia@example.com', reason: '', confirm: 'DELETE', website: '' });
});

test('a filled-in hidden field shows a message, and nothing is sent', async ({ page, platform }) => {
  const sent = await service(page, accepts);
  await page.goto(`${platform.url}/#contact`);
  await email(page).fill('bot@example.com');
  await page.getByLabel('Message').fill('Buy now.');
  await expect(page.locator('[name=website]')).not.toBeInViewport();
  await page.locator('[name=website]').evaluate((field: HTMLInputElement) => (field.value = 'https://spam.test'));
  await button(page).click();
  await expect(note(page)).toContainText('nothing was sent');
  expect(sent).toEqual([]);
});

for (const [path, name] of [
  ['/#contact', 'Contact'],
  ['/account-deletion', 'Account deletion'],
] as const) {
  test(`on a backend that has no form service, ${name} says that nothing was sent and keeps the typed text`, async ({ page, bare }) => {
    await page.goto(bare.url + path);
    const since = bare.backend.requests.length;
    await email(page).fill('mia@example.com');
    await form(page, name).locator('textarea').fill('Please.');
    if (name === 'Account deletion') await page.getByLabel('Confirmation').fill('DELETE');
    await button(page).click();
    await expect(note(page)).toContainText('This form isn’t set up yet. Nothing was sent.');
    await expect(email(page)).toHaveValue('mia@example.com');
    await expect(form(page, name).locator('textarea')).toHaveValue('Please.');
    expect(bare.backend.requests.slice(since).filter(({ method }) => method === 'POST')).toEqual([]);
  });
}
