import type { Page } from '@playwright/test';
import { unlessIn } from './harness/extended.ts';
import { AUDIT, REDEEMS, TOP_UPS } from './harness/finance.ts';
import { FULLMAPS } from './harness/fullmap.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { ROOMS, unpaidRoom } from './harness/rooms.ts';
import { settled } from './harness/settled.ts';
import { STREAMS } from './harness/streams.ts';
import { expect, test } from './harness/test.ts';
import { TOURNAMENTS } from './harness/tournament.ts';
import { USERS } from './harness/users.ts';

/** A window of 1280 × 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };
/** The smallest that shows tables, whose rows scroll in a frame. */
const TABLES = { width: 800, height: 360 };

const UNPAID = ':unpaid';
const SCREENS = [
  ['overview', '/admin', ZOOMED],
  ['rooms', ROOMS, ZOOMED],
  ['room rewards', `${ROOMS}/room-rewards/${UNPAID}`, ZOOMED],
  ['full-map rooms', FULLMAPS, ZOOMED],
  ['tournaments', TOURNAMENTS, ZOOMED],
  ['tournaments as a table', TOURNAMENTS, TABLES],
  ['top-ups', TOP_UPS, ZOOMED],
  ['top-ups as a table', TOP_UPS, TABLES],
  ['redeems', REDEEMS, ZOOMED],
  ['audit log', AUDIT, ZOOMED],
  ['audit log as a table', AUDIT, TABLES],
  ['users', USERS, ZOOMED],
  ['users as a table', USERS, TABLES],
  ['streams', STREAMS, ZOOMED],
  ['messages', '/admin/messages', ZOOMED],
  ['notifications', '/admin/notification', ZOOMED],
  ['analytics', '/admin/analytics', ZOOMED],
  ['profile', '/profile/edit', ZOOMED],
] as const;

const QUICK = ['users', 'users as a table'];

/** More than a list needs to repeat itself. */
const STOPS = 45;

/** The focused element, if it is out of sight or wholly below what stays in place while the page scrolls; otherwise null. */
function hiddenFocus(): string | null {
  const active = document.activeElement;
  if (active === null || active === document.body) return null;
  /** What stays in place itself doesn't cover what is in it. */
  const isCovered = (over: Element) => {
    let one: Element | null = over;
    while (one !== null && !(/sticky|fixed/.test(getComputedStyle(one).position) && !one.contains(active))) one = one.parentElement;
    return one !== null;
  };
  const isSeen = (x: number, y: number) => {
    const stack = document.elementsFromPoint(x, y);
    // A chart's own focus stop lies below its drawing.
    return active.parentElement?.contains(stack[0] ?? null) === true && !stack.slice(0, 1).some(isCovered);
  };
  const parts = [0.02, 0.25, 0.5, 0.75, 0.98];
  const { left, top, width, height } = active.getBoundingClientRect();
  const sees = parts.some((across) => parts.some((down) => isSeen(left + width * across, top + height * down)));
  return sees ? null : `${Math.round(top)} to ${Math.round(top + height)}: ${active.outerHTML.slice(0, 120)}`;
}

async function hiddenOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press(key);
    await settled(page);
    const found = await page.evaluate(hiddenFocus);
    if (found !== null) hidden.push(`${key} ${stop}, ${found}`);
  }
  return hidden;
}

for (const [name, path, window] of SCREENS) {
  test(
    `zoomed in, ${name}: each element that the Tab key focuses is in sight, there and back`,
    unlessIn(QUICK, name),
    async ({ page, platform }) => {
      await page.setViewportSize(window);
      const token = await enterAs(page, platform.url, ADMIN);
      const address = path.endsWith(UNPAID) ? path.replace(UNPAID, String((await unpaidRoom(platform.url, token)).roomId)) : path;
      await page.goto(platform.url + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect(await hiddenOnTheWay(page, 'Tab')).toEqual([]);
      expect(await hiddenOnTheWay(page, 'Shift+Tab')).toEqual([]);
    },
  );
}
