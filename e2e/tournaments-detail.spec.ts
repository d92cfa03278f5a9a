import type { Locator, Page } from '@playwright/test';
import { failedRequest } from './harness/guard.ts';
import { enterAs } from './harness/people.ts';
import { EXTENDED } from './harness/extended.ts';
import { expect, test } from './harness/test.ts';
import { fact, heading, viewPath } from './harness/tournament.ts';
import { answering } from './harness/tournament-calls.ts';

const inMain = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });
const YELLOW = 'rgb(245, 196, 81)';
const GREEN = 'rgb(62, 207, 142)';
const RED = 'rgb(255, 107, 107)';
const labels = (block: Locator) => block.locator('dt').allTextContents();

test(
  'a tournament shows every block, per kill when it is zero and not when it is absent, and its badge in the specified color',
  EXTENDED,
  async ({ page, bare, guard }) => {
    guard.allow(failedRequest('/api/v1/capabilities'), failedRequest('404'), failedRequest('400'));
    const { backend, url } = bare;
    const idOf = (title: string) => backend.tournaments.named(title)[0]?.postId ?? 0;
    await enterAs(page, url, backend);
    const open = async (title: string) => {
      await page.goto(url + viewPath(idOf(title)));
      await expect(heading(page, title)).toBeVisible();
    };
    const badge = (word: string) => page.getByRole('main').getByText(word, { exact: true });
    const block = (title: string) =>
      page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: title }) });

    await open('Dawn Cup');
    await expect(badge('COMPLETED')).toHaveCSS('color', RED);
    await expect(inMain(page, 'Group stage and final.')).toBeVisible();
    expect(await labels(block('Tournament Info'))).toEqual([
      'Added Date',
      'Start Time',
      'Entry Fee',
      'Prize Pool',
      'Per Kill',
      'Participants',
    ]);
    expect(await labels(block('Game Details'))).toEqual(['Game', 'Description', 'Mode', 'Map', 'Game ID', 'Game Password']);
    expect(await labels(block('Organizer Info'))).toEqual(['Name', 'Email', 'Mobile', 'Balance', 'Remark', 'Roles']);
    await expect(fact(page, 'Per Kill')).toHaveText('$0.00');
    await expect(fact(page, 'Added Date')).toHaveText('20 Nov 2026, 10:00');
    await expect(fact(page, 'Start Time')).toHaveText('1 Dec 2026, 18:30');
    await expect(fact(page, 'Name')).toHaveText('Root');
    await expect(fact(page, 'Email')).toHaveText('root@bare.test');
    await expect(fact(page, 'Roles')).toHaveText('ROLE_NORMAL, ROLE_ADMIN');
    // Shown only when the user asks for it.
    await expect(page.getByText('+910000000001')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show the mobile number' }).click();
    await expect(fact(page, 'Mobile')).toContainText('+910000000001');
    await page.getByRole('button', { name: 'Show the balance' }).click();
    await expect(fact(page, 'Balance')).toContainText('$0.00');

    await open('Noon Cup');
    await expect(badge('APPROVED')).toHaveCSS('color', GREEN);
    expect(await labels(block('Tournament Info'))).not.toContain('Per Kill');
    await open('Dusk Cup');
    await expect(badge('ONGOING')).toHaveCSS('color', RED);
    await expect(fact(block('Game Details'), 'Description')).toHaveText('Battle royale');
    await expect(fact(block('Organizer Info'), 'Name')).toContainText('–');
    await open('Night Cup');
    await expect(badge('PENDING')).toHaveCSS('color', YELLOW);

    await page.goto(url + viewPath(999_999));
    await expect(inMain(page, 'No data found !!')).toBeVisible();
    await answering(page, `/posts/${idOf('Night Cup')}`, { status: 400 });
    await page.goto(url + viewPath(idOf('Night Cup')));
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Something went wrong');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page, 'Night Cup')).toBeVisible();
  },
);
