// Pictures of every screen, to be looked at: `node --import tsx e2e/screenshots.ts [folder] [how their names begin]`.
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import buildFirst from './harness/build-first.ts';
import { openConsole, Sections } from './harness/consoles.ts';
import { FINANCE_SCREENS } from './harness/finance-screens.ts';
import { fullMapScreens } from './harness/fullmap-screens.ts';
import { fullMapServer } from './harness/fullmap-server.ts';
import { OVERVIEW_SCREENS } from './harness/overview-screens.ts';
import { ADMIN, enterAs, signInAt } from './harness/people.ts';
import { freshRoom, panel, panelPath, ROOMS } from './harness/rooms.ts';
import { FOUND, HIDDEN } from './harness/public-pages.ts';
import { startServer } from './harness/server.ts';
import { tournamentScreens } from './harness/tournament-screens.ts';
import { tournamentServer } from './harness/tournament-server.ts';
import { usersScreens } from './harness/users-screens.ts';
import { userServer } from './harness/users-server.ts';

const folder = path.resolve(process.argv[2] ?? '/tmp/shots');
const wanted = process.argv[3] ?? '';
const WIDTHS = [1440, 768, 360];
const THEMES = ['dark', 'light'];
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);

type Shot = readonly [name: string, path: string, ready: (page: Page) => Promise<void>];
const shows = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
const cards = (page: Page) => expect(page.getByRole('article').first()).toBeVisible();

async function main(): Promise<void> {
  const removeDemo = await buildFirst();
  mkdirSync(folder, { recursive: true });
  const sections = new Sections();
  await sections.start();
  const server = await startServer();
  const shell = await openConsole(sections, server.origin, 'Bearer');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const { token } = await signInAt(server.origin, ADMIN);
    const { roomId, user } = await freshRoom(server.origin, token);
    const visitor: readonly Shot[] = [
      ['home', '/', shows('Login')],
      ['login', '/auth/login', shows('No account yet?')],
      ['register', '/auth/register', shows('Already registered?')],
      ...[...FOUND, ...HIDDEN].map(([address, heading]): Shot => [
        `public${address.replaceAll('/', '-')}`,
        address,
        (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText(heading),
      ]),
      ['not-found', '/no/such/page', (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()],
    ];
    const admin: readonly Shot[] = [
      ['home-signed-in', '/', (page) => expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()],
      ['rooms-scheduled', ROOMS, cards],
      ['rooms-completed', `${ROOMS}?tab=completed`, cards],
      ['rooms-cointime', `${ROOMS}?tab=cointime`, cards],
      ['rooms-empty-search', `${ROOMS}?search=nothing+like+this`, shows('No scheduled rooms')],
      ['room-detail', `${ROOMS}/room-detail/${roomId}`, shows('Access Info')],
      [
        'room-rewards',
        `${ROOMS}/room-rewards/${roomId}`,
        (page) => expect(page.getByRole('img', { name: /Result screenshot/ }).first()).toBeVisible(),
      ],
      ['winner-panel', panelPath(roomId, user.id), (page) => expect(panel(page).getByLabel('Message')).toBeVisible()],
      ['sections', '/admin/sections', shows('Rooms team')],
      ['console-not-found', '/admin/no-such-page', (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()],
    ];
    const fullMaps = (await fullMapScreens(await fullMapServer(shell))).map(({ name, path, ready }): Shot => [
      `fullmap-${name}`,
      path,
      ready,
    ]);
    const others = [...OVERVIEW_SCREENS, ...FINANCE_SCREENS, ...(await usersScreens(await userServer(shell)))].map(
      ({ name, path, ready }): Shot => [name, path, ready],
    );
    const tournaments = await tournamentScreens(await tournamentServer(shell));
    const shots = (visitors: boolean) =>
      tournaments
        .filter(({ visitor = false }) => visitor === visitors)
        .map(({ name, path, ready }): Shot => [`tournaments-${name}`, path, ready]);
    const failed: readonly Shot[] = [['section-failed', ROOMS, shows('Rooms is unavailable')]];

    for (const theme of THEMES) {
      for (const width of WIDTHS) {
        const context = await browser.newContext({
          viewport: { width, height: width < 500 ? 780 : 900 },
          locale: 'en-GB',
          timezoneId: 'UTC',
        });
        const page = await context.newPage();
        await page.goto(`${shell.url}/registry.json`);
        await page.evaluate((mode) => localStorage.setItem('arena-theme', mode), theme);
        const take = async (list: readonly Shot[]) => {
          for (const [name, address, ready] of list.filter(([name]) => name.startsWith(wanted))) {
            await page.goto(shell.url + address);
            await ready(page);
            await page.evaluate(() =>
              Promise.all([document.fonts.ready, ...document.getAnimations().map((animation) => animation.finished.catch(() => 0))]),
            );
            await page.evaluate(() => window.scrollTo(0, 0));
            await page.screenshot({ path: path.join(folder, `${name}-${width}-${theme}.png`), fullPage: name !== 'rooms-completed' });
          }
        };
        await take([...visitor, ...shots(true)]);
        await enterAs(page, shell.url, ADMIN);
        await take([...admin, ...fullMaps, ...shots(false), ...others]);
        await sections.get('mfe-rooms').stop();
        await take(failed);
        await sections.reset();
        await context.close();
      }
    }
    console.log(`The pictures are in ${folder}.`);
  } finally {
    await browser.close();
    await shell.close();
    await sections.close();
    await server.close();
    await removeDemo();
  }
}

await main();
