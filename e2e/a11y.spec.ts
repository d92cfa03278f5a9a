import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible.ts';
import type { Console } from './harness/consoles.ts';
import { EXTENDED, unlessIn } from './harness/extended.ts';
import { ADMIN, enterAs, signInAt } from './harness/people.ts';
import { unpaidRoom, heading, panel, panelPath, type PlatformRoom, ROOMS, sidebarLink } from './harness/rooms.ts';
import { expect, test } from './harness/test.ts';

interface Screen {
  readonly name: string;
  readonly signedIn: boolean;
  readonly path: (room: PlatformRoom) => string;
  /** What is there when the screen is. */
  readonly ready: (page: Page) => Promise<void>;
  readonly before?: (platform: Console) => Promise<void>;
}

const cards = (page: Page) => expect(page.getByRole('article').first()).toBeVisible();
const level1 = (name: string) => (page: Page) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const SCREENS: readonly Screen[] = [
  { name: 'login', signedIn: false, path: () => '/auth/login', ready: level1('Login') },
  { name: 'register', signedIn: false, path: () => '/auth/register', ready: level1('Register') },
  { name: 'scheduled rooms', signedIn: true, path: () => ROOMS, ready: cards },
  { name: 'completed rooms', signedIn: true, path: () => `${ROOMS}?tab=completed`, ready: cards },
  { name: 'rooms that wait for their payout', signedIn: true, path: () => `${ROOMS}?tab=cointime`, ready: cards },
  {
    name: 'room detail',
    signedIn: true,
    path: ({ roomId }) => `${ROOMS}/room-detail/${roomId}`,
    ready: (page) => expect(page.getByText('Access Info')).toBeVisible(),
  },
  {
    name: 'room rewards',
    signedIn: true,
    path: ({ roomId }) => `${ROOMS}/room-rewards/${roomId}`,
    ready: (page) => expect(page.getByRole('radio').first()).toBeVisible(),
  },
  {
    name: 'winner panel',
    signedIn: true,
    path: ({ roomId, user }) => panelPath(roomId, user.id),
    ready: (page) => expect(panel(page).getByLabel('Message')).toBeVisible(),
  },
  {
    name: 'a section that failed',
    signedIn: true,
    path: () => ROOMS,
    ready: (page) => expect(page.getByText('Rooms is unavailable')).toBeVisible(),
    before: (platform) => platform.section('mfe-rooms').stop(),
  },
];

/** Each kind of screen once; the other tabs of the same list, and the second of two like forms, are long. */
const LONG_ONES = ['scheduled rooms', 'completed rooms', 'rooms that wait for their payout', 'room rewards', 'room detail', 'register'];
const QUICK = SCREENS.map(({ name }) => name).filter((name) => !LONG_ONES.includes(name));

let room: PlatformRoom | null = null;

for (const { name, signedIn, path, ready, before } of SCREENS) {
  test(
    `${name}: no violations of WCAG 2.2 AA, dark and light, wide and narrow, and no sideways scrolling`,
    unlessIn(QUICK, name),
    async ({ page, platform, guard }) => {
      guard.allow(/ERR_CONNECTION_REFUSED/);
      const { token } = await signInAt(platform.api, ADMIN);
      room ??= await unpaidRoom(platform.api, token);
      if (signedIn) await enterAs(page, platform.url, ADMIN);
      else await page.goto(`${platform.url}/registry.json`);
      await before?.(platform);
      await page.goto(platform.url + path(room));
      await ready(page);
      await expectAccessible(page);
    },
  );
}

/** The element that has the focus without showing it: no ring on itself, nor on the field that it is in. */
function unseenFocus(): string | null {
  const active = document.activeElement;
  if (active === null || active === document.body) return null;
  const ringed = [active, active.closest('label')].some((one) => one !== null && getComputedStyle(one).outlineStyle !== 'none');
  const stretched = ['::before', '::after'].some((part) => getComputedStyle(active, part).outlineStyle !== 'none');
  return ringed || stretched ? null : active.outerHTML.slice(0, 200);
}

test('the tab key reaches everything that can be used, and the first stop skips the navigation', EXTENDED, async ({ page, platform }) => {
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + ROOMS);
  await cards(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.goto(platform.url + ROOMS);
  await cards(page);
  const wanted = [
    sidebarLink(page),
    page.getByRole('button', { name: 'Amara Khan' }),
    page.getByRole('button', { name: 'Collapse the sidebar' }),
    page.getByRole('button', { name: /Switch to the light theme/ }),
    page.getByRole('tab', { name: 'Scheduled' }),
    page.getByRole('searchbox', { name: 'Search rooms' }),
    page.getByRole('article').first().getByRole('link'),
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /Settings/ }),
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /Delete/ }),
  ];
  const reached = new Set<number>();
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('Tab');
    const here = await Promise.all(wanted.map((one) => one.evaluate((element) => element === document.activeElement)));
    here.forEach((is, index) => is && reached.add(index));
    expect(await page.evaluate(unseenFocus), 'what has the focus shows it').toBeNull();
  }
  expect(wanted.map(String).filter((_, index) => !reached.has(index))).toEqual([]);
});

test('the arrow keys move between the tabs', async ({ page, platform }) => {
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + ROOMS);
  await page.getByRole('tab', { name: 'Scheduled' }).focus();
  for (const [key, name] of [
    ['ArrowRight', 'Completed'],
    ['End', 'CoinTime'],
    ['ArrowRight', 'Scheduled'],
    ['ArrowLeft', 'CoinTime'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { name })).toBeFocused();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }
});

test('the winner panel keeps the focus, Escape closes it, and the picked winner is still picked', async ({ page, platform }) => {
  const { token } = await signInAt(platform.api, ADMIN);
  room ??= await unpaidRoom(platform.api, token);
  await enterAs(page, platform.url, ADMIN);
  await page.goto(`${platform.url}${ROOMS}/room-rewards/${room.roomId}`);
  await page.getByRole('radio', { name: room.user.name }).click();
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await expect(panel(page)).toBeVisible();
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press(steps % 4 === 3 ? 'Shift+Tab' : 'Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog], .MuiDialog-root') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(`${platform.url}${ROOMS}/room-rewards/${room.roomId}`);
  await expect(page.getByRole('radio', { name: room.user.name })).toBeChecked();
});

test('going to another screen names it in the title and moves the focus to its heading', async ({ page, platform }) => {
  await enterAs(page, platform.url, ADMIN);
  await page.goto(`${platform.url}/admin`);
  // The document's own frame can be seen, and not used.
  await expect(page.locator('#root > [data-frame]:not([inert])')).toBeVisible();
  await sidebarLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Room Management · Arena');
});

test('with forced colors, the selected tab and the current screen have a line that the others lack', async ({ page, platform }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + ROOMS);
  const lines = (names: Locator) =>
    names.evaluateAll((all) => all.map((one) => Number.parseInt(getComputedStyle(one).borderInlineStartWidth, 10)));
  await expect.poll(() => lines(page.getByRole('tab'))).toEqual([4, 1, 1]);
  const links = page.getByRole('navigation', { name: 'Console' }).getByRole('link').filter({ hasNotText: 'waiting for' });
  const isCurrent = await links.evaluateAll((all) => all.map((one) => one.hasAttribute('aria-current')));
  for (const button of ['Collapse the sidebar', 'Expand the sidebar']) {
    expect(await lines(links)).toEqual(isCurrent.map((is) => (is ? 4 : 0)));
    await page.getByRole('button', { name: button }).click();
  }
});
