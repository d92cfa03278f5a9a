import type { Page } from '@playwright/test';
import { EXTENDED } from './harness/extended.ts';
import { failedRequest } from './harness/guard.ts';
import { NetworkLog } from './harness/network-log.ts';
import { palette, paletteField } from './harness/overview.ts';
import { overviewServer } from './harness/overview-server.ts';
import { ADMIN, enterAs, QUIET_SCREEN } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

const options = (page: Page) => palette(page).getByRole('option');
/** The one that Enter goes to: the field points at it, and it looks chosen. */
async function expectChosen(page: Page, name: string | RegExp): Promise<void> {
  const chosen = palette(page).getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toContainText(name);
  await expect(paletteField(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
}

test('every screen is found by its name, by keyboard alone, without any code of a section', async ({ page, context, platform }) => {
  await enterAs(page, platform.url, ADMIN);
  const log = new NetworkLog(context);
  await page.goto(platform.url + QUIET_SCREEN);
  const links = page.getByRole('navigation', { name: 'Console' }).getByRole('link').filter({ hasNotText: 'waiting for' });
  await expect(links.filter({ hasText: 'Audit log' })).toBeVisible();
  const screens = (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).filter((href) => href !== null);
  const button = page.getByRole('button', { name: 'Mark all as read' });
  await button.focus();

  // Both keys open it, the same keys and Escape close it, and the focus is where it was.
  for (const [open, close] of [
    ['Control+K', 'Escape'],
    ['Meta+K', 'Control+K'],
  ] as const) {
    await page.keyboard.press(open);
    await expect(paletteField(page)).toBeFocused();
    await page.keyboard.press(close);
    await expect(palette(page)).toBeHidden();
    await expect(button).toBeFocused();
  }

  await page.keyboard.press('Control+K');
  // The sidebar's screens and three besides; the arrows go round, and the focus stays in.
  await expect(options(page)).toHaveCount(screens.length + 3);
  for (const name of ['Sections', 'Edit Profile', 'Home page']) await expect(options(page).filter({ hasText: name })).toHaveCount(1);
  await expectChosen(page, 'Overview');
  await page.keyboard.press('ArrowUp');
  await expectChosen(page, 'Home page');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expectChosen(page, 'Room Management');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(paletteField(page)).toBeFocused();

  // Each by a part of its name, the best fitting first; how many there are is said.
  for (const [typed, name] of [
    ['tourn', 'Tournaments'],
    ['full map', 'Full Map Rooms'],
    ['AUDIT', 'Audit log'],
    ['analy', 'Analytics'],
    ['user m', 'User Management'],
  ] as const) {
    await paletteField(page).fill(typed);
    await expectChosen(page, name);
  }
  await paletteField(page).fill('zzzz');
  await expect(options(page)).toHaveCount(0);
  await expect(palette(page).getByText('No results for “zzzz”.')).toBeVisible();
  await expect(palette(page).getByRole('status')).toHaveText('0 results');

  expect(log.sectionsAsked(platform), 'nothing of a section was needed for it').toEqual([]);
});

test(
  'Enter opens a room, a full-map room, a tournament, a user and a screen, and only then their section is fetched',
  EXTENDED,
  async ({ page, context, platform, guard }) => {
    // The console requests a picture for a new user too, who has none.
    guard.allow(failedRequest('404'));
    const server = await overviewServer(platform);
    const [room] = await server.read<readonly { readonly roomId: number }[]>('/rooms/status?status=PENDING');
    const fullmaps = await server.read<{ readonly content: readonly { readonly fullmapId: number; readonly title: string }[] }>(
      '/fullmaps/status/PENDING',
    );
    const [fullmap] = fullmaps.content;
    const posts = await server.read<{ readonly content: readonly { readonly postId: number; readonly title: string }[] }>('/posts');
    const [post] = posts.content;
    const [user] = (await server.read<readonly { readonly id: number; readonly email: string }[]>('/users/')).slice(-1);
    const ids = [room?.roomId, fullmap?.fullmapId, post?.postId, user?.id].map(Number);
    await enterAs(page, platform.url, ADMIN);
    const log = new NetworkLog(context);
    await page.goto(platform.url + QUIET_SCREEN);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const main = page.getByRole('main');
    const visited = new Set<string>();
    for (const [typed, path, section, shows] of [
      [`room ${ids[0]}`, `/admin/room-management/room-detail/${ids[0]}`, 'mfe-rooms', `Room ID: ${ids[0]}`],
      [`full ${ids[1]}`, `/admin/full-map-rooms/approvals/${ids[1]}`, 'mfe-rooms', fullmap?.title ?? ''],
      [`tournament ${ids[2]}`, `/admin/tournaments/view/${ids[2]}`, 'mfe-tournaments', post?.title ?? ''],
      [`user ${ids[3]}`, `/admin/user-management/users/${ids[3]}/profile`, 'mfe-users', user?.email ?? ''],
      ['redeems', '/admin/redeem-management', 'mfe-finance', 'Redeem'],
    ] as const) {
      await page.keyboard.press('Control+K');
      await paletteField(page).fill(typed);
      expect([...log.sectionsAsked(platform)].sort()).toEqual([...visited].sort());
      await page.keyboard.press('Enter');
      visited.add(section);
      await expect(palette(page)).toBeHidden();
      await expect(page).toHaveURL(platform.url + path);
      await expect(main.getByText(shows).first()).toBeVisible();
      expect(log.sectionsAsked(platform)).toContain(section);
    }
    expect(log.filesTwice).toEqual([]);
  },
);
