import type { Locator, Page } from '@playwright/test';
import { type Console, openConsole } from './harness/consoles.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { panel, type PlatformRoom, ROOMS, submit, SUCCESS, unpaidRoom } from './harness/rooms.ts';
import { startServer } from './harness/server.ts';
import { EXTENDED } from './harness/extended.ts';
import { expect, test as base } from './harness/test.ts';

// On a server of its own: other tests pay the rooms that have both screenshots.
const test = base.extend<object, { readonly unpaid: Console }>({
  unpaid: [
    async ({ sections }, use) => {
      const server = await startServer();
      try {
        const shell = await openConsole(sections, server.origin, 'Bearer');
        await use(shell);
        await shell.close();
      } finally {
        await server.close();
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const PHONE = 560;
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 640 },
];

const screenshot = (within: Page | Locator, player: string) => within.getByRole('img', { name: `Result screenshot of ${player}` });
const choice = (page: Page, player: string) => page.getByRole('radio', { name: player });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Payment' });

async function place(what: Locator) {
  const box = await what.boundingBox();
  if (box === null) throw new Error('It is not on the screen.');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height, middle: box.x + box.width / 2 };
}

/** The two players of the room that is on the screen, the creator first. */
async function openRewards(page: Page, { url, api }: Console): Promise<readonly [string, string]> {
  const token = await enterAs(page, url, ADMIN);
  const room: PlatformRoom = await unpaidRoom(api, token);
  const players = [room.user.name, room.opponent?.name ?? ''] as const;
  await page.goto(`${url}${ROOMS}/room-rewards/${room.roomId}`);
  for (const player of players) await expect(screenshot(page, player)).toBeVisible();
  return players;
}

for (const viewport of SCREENS) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    const isQuick = [1440, 360].includes(viewport.width);
    test(
      'every choice stands under the screenshot of its player, and the payment is confirmed without scrolling',
      isQuick ? {} : EXTENDED,
      async ({ page, unpaid }) => {
        const players = await openRewards(page, unpaid);
        const columns = await Promise.all(
          players.map(async (player) => {
            const picture = await place(page.getByRole('button', { name: `Enlarge the screenshot of ${player}` }));
            const radio = await place(choice(page, player));
            expect(radio.top - picture.bottom, `${player}: directly under the screenshot`).toBeGreaterThanOrEqual(0);
            expect(radio.top - picture.bottom).toBeLessThan(24);
            expect(Math.abs(radio.middle - picture.middle), `${player}: in the column of the screenshot`).toBeLessThan(2);
            return radio;
          }),
        );
        const [creator, opponent] = columns as [(typeof columns)[0], (typeof columns)[0]];
        if (viewport.width > PHONE) {
          expect(creator.right, 'the creator stands left').toBeLessThan(opponent.left);
          expect(Math.abs(creator.top - opponent.top)).toBeLessThan(1);
        } else {
          expect(creator.bottom, 'the creator stands above').toBeLessThan(opponent.top);
        }

        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        await expect(confirm(page)).toBeInViewport({ ratio: 1 });
        if (viewport.width > 1000)
          expect(creator.bottom, 'the choices are in sight too').toBeLessThan((await place(confirm(page))).top - 12);
        // What is scrolled to by the keyboard is not hidden behind the bar.
        await choice(page, players[0]).focus();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        await expect(choice(page, players[1])).toBeFocused();
        const bar = await place(page.getByText(`Selected Winner: ${players[1]}`));
        expect((await place(choice(page, players[1]))).bottom).toBeLessThanOrEqual(bar.top);
        await expect(confirm(page)).toBeInViewport({ ratio: 1 });
        await expect(confirm(page)).toBeEnabled();
      },
    );
  });
}

test('the enlarged screenshots stand in the same order', async ({ page, unpaid }) => {
  const players = await openRewards(page, unpaid);
  await page.getByRole('button', { name: `Enlarge the screenshot of ${players[1]}` }).click();
  const viewer = page.getByRole('dialog', { name: 'Result screenshots' });
  const [creator, opponent] = [await place(screenshot(viewer, players[0])), await place(screenshot(viewer, players[1]))];
  expect(creator.right).toBeLessThanOrEqual(opponent.left);
});

test('a room is paid with three clicks, and one more leads to the next', async ({ page, unpaid }) => {
  const [creator] = await openRewards(page, unpaid);
  const paid = page.url();
  await choice(page, creator).click();
  await confirm(page).click();
  await submit(page).click();
  await expect(panel(page).getByText(SUCCESS)).toBeVisible();
  await panel(page)
    .getByRole('link', { name: /^Next room to pay \(\d+ left\)$/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`^${unpaid.url}${ROOMS}/room-rewards/\\d+$`));
  expect(page.url()).not.toBe(paid);
});
