import type { Browser } from '@playwright/test';
import { withConsole } from './console.ts';
import { framesOf, highest, p50, p95, WATCH_FRAMES } from './frames.ts';

/*
 * The tournaments table with 1,000 and 10,000 rows on a slowed machine: how long a letter takes to the screen, and how long
 * the frames are while it is searched, ordered and scrolled. The letters are typed quicker than the search is debounced, so
 * what is measured is the filter in the browser; what happens when the search has answered is a line of its own.
 */

const SLOWER = 4;
const LIMIT_MS = 50;
const TYPED = 'aurora royale 9';
const KEY_EVERY_MS = 130;

const ADMIN = {
  token: 'bench',
  role: 'ROLE_ADMIN',
  user: { id: 1, name: 'Amara Khan', email: 'admin@arena.test', roles: [{ id: 501, name: 'ROLE_ADMIN' }] },
};
const WORDS = ['Aurora', 'Royale', 'Summer', 'Night', 'Open', 'Clash', 'Harbour', 'Amber', 'Aurum'];
const STATUSES = ['PENDING', 'ONGOING', 'COMPLETED'];

const tournaments = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    postId: index + 1,
    title: `${WORDS[index % 9]} ${WORDS[(index * 5 + 1) % 9]} ${(index * 7919) % count}`,
    content: 'Bring your squad. No emulators.',
    status: STATUSES[index % 3],
    addedDate: [2026, 11, 1, 10, 0],
    startTime: [2026, 1 + (index % 12), 1 + (index % 28), index % 24, 30],
    entryFee: index % 50,
    winingPrices: ((index * 7919) % 5000) + 0.5,
    totalParticipant: index % 120,
    game: { gameId: 1 + (index % 2), gameTitle: index % 2 === 0 ? 'PUBG Mobile' : 'Free Fire' },
    gameMode: { modeId: 1, modeName: 'Solo' },
    map: { mapId: 1, mapTitle: 'Erangel' },
    user: ADMIN.user,
  }));

const pageOf = (content: readonly unknown[]) => ({
  content,
  pageNumber: 0,
  pageSize: content.length,
  totalElements: content.length,
  totalPages: 1,
  lastPage: true,
});

function line(what: string, values: readonly number[], limit?: number): string {
  const slow = limit === undefined ? '' : `   over ${limit} ms: ${values.filter((value) => value > limit).length} of ${values.length}`;
  const [half, most, top] = [p50(values), p95(values), highest(values)].map((value) => value.toFixed(1).padStart(7));
  return `  ${what.padEnd(34)} p50 ${half}   p95 ${most}   max ${top} ms${slow}`;
}

async function measure(browser: Browser, origin: string, count: number): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const all = tournaments(count);
  await page.route('**/api/v1/**', (route) => {
    const url = new URL(route.request().url());
    const path = url.pathname.replace('/api/v1', '');
    const keywords = url.searchParams.get('keywords')?.toLowerCase() ?? '';
    if (path === '/posts/search') return route.fulfill({ json: all.filter(({ title }) => title.toLowerCase().includes(keywords)) });
    if (path === '/posts') return route.fulfill({ json: pageOf(all) });
    return route.fulfill({ json: path === '/capabilities' ? { capabilities: [] } : pageOf([]) });
  });
  await page.addInitScript((record) => localStorage.setItem('auth', JSON.stringify(record)), ADMIN);
  await page.addInitScript({ path: WATCH_FRAMES });
  await page.goto(new URL('/admin/tournaments', origin).href);
  await page.getByRole('row').nth(5).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const box = page.getByRole('searchbox');
  const rows = page.getByRole('region', { name: 'Tournaments', exact: true });
  const lines: string[] = [];

  const idle = await framesOf(page, () => page.waitForTimeout(1500));
  lines.push(line('frames at rest, for comparison', idle, LIMIT_MS));

  await box.focus();
  await page.evaluate(() => void (window.benchWatch.painted.length = 0));
  const typing = await framesOf(page, async () => {
    for (const letter of TYPED) {
      await page.keyboard.type(letter);
      await page.waitForTimeout(KEY_EVERY_MS);
    }
  });
  lines.push(line('keystroke to painted result', await page.evaluate(() => window.benchWatch.painted)));
  lines.push(line('frames while searching', typing, LIMIT_MS));
  lines.push(line('frames when the search answers', await framesOf(page, () => page.waitForTimeout(1500)), LIMIT_MS));
  await framesOf(page, async () => {
    await box.fill('');
    await page.waitForTimeout(1500);
  });

  const sorting = await framesOf(page, async () => {
    for (const header of ['Tournament Name', 'Prize Pool', 'Participants', 'Start Date & Time']) {
      await page.getByRole('button', { name: header }).click();
      await page.waitForTimeout(900);
    }
  });
  lines.push(line('frames while ordering', sorting, LIMIT_MS));

  await rows.hover();
  const scrolling = await framesOf(page, async () => {
    for (let step = 0; step < 60; step += 1) {
      await page.mouse.wheel(0, step % 10 === 9 ? 20_000 : 400);
      await page.waitForTimeout(32);
    }
  });
  lines.push(line('frames while scrolling', scrolling, LIMIT_MS));
  await page.close();
  return lines;
}

export async function benchTournamentsTable(): Promise<void> {
  await withConsole(['mfe-tournaments'], async (browser, origin) => {
    for (const count of [1000, 10_000]) {
      const lines = await measure(browser, origin, count);
      console.log(`${count.toLocaleString('en-US')} tournaments, processor ${SLOWER} times slower\n${lines.join('\n')}\n`);
    }
  });
}
