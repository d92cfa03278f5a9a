import type { Page } from '@playwright/test';
import { failedRequest } from '../harness/guard.ts';
import { enterAs } from '../harness/people.ts';
import { panel, panelPath, submit, SUCCESS } from '../harness/rooms.ts';
import { expect, test } from '../harness/test.ts';

const ZAYAN = { id: 7, name: 'Zayan Malik' };
const PAID = 'This room has been paid.';

test.beforeEach(({ guard, bare }) => {
  // It announces no extensions: the call for them is answered with 404.
  guard.allow(failedRequest('/api/v1/capabilities'));
  bare.backend.afterPaying('answer');
});

/** The console's question before a second payment; answered as told. */
async function answerQuestion(page: Page, title: string | RegExp, button: string): Promise<void> {
  const question = page.getByRole('alertdialog', { name: title });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: button, exact: true }).click();
  await expect(question).toBeHidden();
}

test('the Enter key held down on Submit Winner sends one payment', async ({ page, bare }) => {
  const { backend, url } = bare;
  const roomId = backend.freshRoom();
  await enterAs(page, url, backend);
  await page.goto(url + panelPath(roomId, ZAYAN.id));
  await expect(submit(page)).toBeEnabled();
  await panel(page).getByLabel('Position').focus();
  for (let times = 0; times < 12; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  // The later repeats meet at most the question, which opens on Cancel.
  await expect.poll(() => backend.payments(roomId).length).toBe(1);
  await page.reload();
  await expect(panel(page).getByText(PAID)).toBeVisible();
  expect(backend.payments(roomId)).toHaveLength(1);
});

test('a room that was paid stays paid over a reload and in a second tab, and a second payment needs a confirmation that names the first', async ({
  page,
  context,
  bare,
}) => {
  const { backend, url } = bare;
  const roomId = backend.freshRoom();
  await enterAs(page, url, backend);
  const address = url + panelPath(roomId, ZAYAN.id);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(address);
    await expect(submit(tab)).toBeEnabled();
  }
  await submit(page).click();
  await expect(panel(page).getByText(SUCCESS)).toBeVisible();

  // The other tab has heard of it; a reload remembers it.
  await expect(panel(second).getByText(PAID)).toBeVisible();
  await submit(second).click();
  await answerQuestion(second, 'This room has already been paid. Pay again?', 'Cancel');
  await expect(panel(second).getByText('Nothing was sent.')).toBeVisible();
  await page.reload();
  await expect(panel(page).getByText(PAID)).toBeVisible();
  await submit(page).click();
  await expect(page.getByRole('alertdialog').getByText(/Zayan Malik was paid \$38\.00 on \d+ \w+ 20\d\d, \d\d:\d\d\./)).toBeVisible();
  await answerQuestion(page, 'This room has already been paid. Pay again?', 'Cancel');
  expect(backend.payments(roomId)).toHaveLength(1);

  // A user who has read the warning can still pay again.
  await submit(page).click();
  await answerQuestion(page, 'This room has already been paid. Pay again?', 'Pay a second time');
  await expect(panel(page).getByText(SUCCESS)).toBeVisible();
  expect(backend.payments(roomId)).toHaveLength(2);
});

test('two tabs that submit at the same moment send one payment', async ({ page, context, bare }) => {
  const { backend, url } = bare;
  const roomId = backend.freshRoom();
  await enterAs(page, url, backend);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(url + panelPath(roomId, ZAYAN.id));
    await expect(submit(tab)).toBeEnabled();
    // A click that comes when the other tab has paid meets the question: it opens on Cancel, and what lies below it is hidden.
    await tab.addLocatorHandler(tab.getByRole('alertdialog'), (question) => question.getByRole('button', { name: 'Cancel' }).click());
  }
  await Promise.all([submit(page).dblclick({ noWaitAfter: true }), submit(second).dblclick({ noWaitAfter: true })]);
  for (const tab of [page, second]) await expect(panel(tab).getByText(PAID)).toBeVisible();
  expect(backend.payments(roomId)).toHaveLength(1);
});

test('a payment whose connection broke is looked up: it was made, so nothing is sent again', async ({ page, bare, guard }) => {
  guard.allow(failedRequest('502'));
  const { backend, url } = bare;
  const roomId = backend.freshRoom();
  backend.afterPaying('break');
  await enterAs(page, url, backend);
  await page.goto(url + panelPath(roomId, ZAYAN.id));
  await submit(page).click();
  await expect(panel(page).getByText(PAID)).toBeVisible();
  await page.reload();
  await expect(panel(page).getByText(PAID)).toBeVisible();
  expect(backend.payments(roomId)).toHaveLength(1);
});

test('a payment that is never answered times out, is looked up, and is not sent a second time', async ({ page, bare }) => {
  const { backend, url } = bare;
  const roomId = backend.freshRoom();
  backend.afterPaying('hold');
  await enterAs(page, url, backend);
  await page.clock.install();
  await page.goto(url + panelPath(roomId, ZAYAN.id));
  await submit(page).click();
  await expect(panel(page).getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await expect.poll(() => backend.payments(roomId).length).toBe(1);
  await page.clock.fastForward(25_000);
  await expect(panel(page).getByText(PAID)).toBeVisible();
  expect(backend.payments(roomId)).toHaveLength(1);
});

test('a payment whose outcome is unknown is not repeated without a confirmation', async ({ page, bare, guard }) => {
  guard.allow(failedRequest('502'), failedRequest('503'));
  const { backend, url } = bare;
  const roomId = backend.freshRoom();
  await enterAs(page, url, backend);
  await page.goto(url + panelPath(roomId, ZAYAN.id));
  await expect(submit(page)).toBeEnabled();
  backend.afterPaying('lose');
  await submit(page).click();
  await expect(panel(page).getByText(/A payment to Zayan Malik \(\$38\.00\) was sent on .* but was never confirmed\./)).toBeVisible();
  await expect(panel(page).getByText('The room is still unpaid.')).toBeVisible();
  await page.reload();
  await expect(panel(page).getByText('The room is still unpaid.')).toBeVisible();
  await submit(page).click();
  await answerQuestion(page, 'Send the payment again?', 'Cancel');
  expect(backend.payments(roomId)).toHaveLength(1);
  backend.afterPaying('answer');
  await submit(page).click();
  await answerQuestion(page, 'Send the payment again?', 'Send again');
  await expect(panel(page).getByText(SUCCESS)).toBeVisible();
  expect(backend.payments(roomId)).toHaveLength(2);
  expect(backend.requests.filter(({ method, path }) => method === 'POST' && path.includes(`/${roomId}/`))).toHaveLength(2);
});
