import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL_FOLDER } from './harness/consoles.ts';
import { EXTENDED } from './harness/extended.ts';
import { failedRequest } from './harness/guard.ts';
import { ANALYTICS, count, expectDrawn, money, region, tableOf } from './harness/overview.ts';
import { overviewServer } from './harness/overview-server.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

interface Daily {
  readonly day: string;
  readonly gameTitle: string | null;
  readonly value: number;
}
type Analytics = Readonly<Record<'revenue' | 'rooms' | 'registrations', readonly Daily[]>>;

const CHARTS = [
  { name: 'Revenue by day', of: 'revenue', total: 'Revenue', text: money },
  { name: 'Rooms by day', of: 'rooms', total: 'Rooms', text: count },
  { name: 'Registrations by day', of: 'registrations', total: 'Registrations', text: count },
] as const;

const dayName = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));

/** The table of a chart as the call's figures make it: a column for each game, a row for each day. */
function expected(figures: readonly Daily[], total: string, text: (value: number) => string): readonly (readonly string[])[] {
  const days = [...new Set(figures.map(({ day }) => day))];
  const games = [...new Set(figures.map(({ gameTitle }) => gameTitle))];
  const sum = (game: string | null) => figures.reduce((all, one) => all + (one.gameTitle === game ? one.value : 0), 0);
  // The game with the most is first, what belongs to none last.
  const ordered = games.sort((a, b) => Number(a === null) - Number(b === null) || sum(b) - sum(a));
  const value = (day: string, game: string | null) => figures.find((one) => one.day === day && one.gameTitle === game)?.value ?? 0;
  const head = ordered.map((game) => game ?? (games.length === 1 ? total : 'Unassigned'));
  return [['Day', ...head], ...days.map((day) => [dayName(day), ...ordered.map((game) => text(value(day, game)))])];
}

test(
  'the days of revenue, rooms and registrations are drawn and listed as the call answers them, for the range in the address',
  EXTENDED,
  async ({ page, platform }) => {
    const server = await overviewServer(platform);
    await enterAs(page, platform.url, ADMIN);
    await page.goto(platform.url + ANALYTICS);
    for (const { name } of CHARTS) await expectDrawn(page, name);
    for (const [range, days] of [
      ['7 days', 7],
      ['90 days', 90],
      ['30 days', 30],
    ] as const) {
      await page.getByRole('tab', { name: range }).click();
      await expect(page.getByRole('tab', { name: range })).toHaveAttribute('aria-selected', 'true');
      const answer = await server.read<Analytics>(`/dashboard/daily?days=${days}`);
      for (const { name, of, total, text } of CHARTS) {
        await expect(region(page, name).getByRole('tab', { name: 'Table' })).toBeVisible();
        const rows = await tableOf(page, name);
        expect(rows, `${name}, ${range}`).toEqual(expected(answer[of], total, text));
        expect(rows).toHaveLength(days + 1);
      }
      await expect(page).toHaveURL(platform.url + ANALYTICS + (days === 30 ? '' : `?days=${days}`));
    }
    // A link to a range shows it.
    await page.goto(`${platform.url}${ANALYTICS}?days=7`);
    await expect(page.getByRole('tab', { name: '7 days' })).toHaveAttribute('aria-selected', 'true');
    expect(await tableOf(page, 'Rooms by day')).toHaveLength(8);
    await page.goto(`${platform.url}${ANALYTICS}?days=custom&from=2026-02-27&to=2026-03-01`);
    const chosen = await server.read<Analytics>('/dashboard/daily?days=3&until=2026-03-01');
    for (const { name, of, total, text } of CHARTS)
      if (chosen[of].some(({ value }) => value !== 0)) expect(await tableOf(page, name)).toEqual(expected(chosen[of], total, text));
      else await expect(region(page, name)).toContainText('No activity in these 3 days.');
    // The four that every backend has stand below.
    const months = await server.read<readonly { readonly amount: number }[]>('/revenue/monthly');
    const revenue = await tableOf(page, 'Revenue by month');
    expect(revenue.slice(1).map(([, amount]) => amount)).toEqual(months.map(({ amount }) => money(amount)).reverse());
    await expect(page.getByText('Source:')).toHaveCount(0);
  },
);

/** The chart library's own file. */
const isLibrary = (file: string) => readFileSync(file, 'utf8').includes('MuiBarChart');

test('a chart fails and comes back alone, and its figures are there even without the drawing', async ({ page, platform, guard }) => {
  guard.allow(failedRequest('400'), /ERR_FAILED/, /charts/i);
  await enterAs(page, platform.url, ADMIN);
  await page.route('**/api/v1/revenue/monthly', (route) => route.fulfill({ status: 400, json: { message: 'No books today' } }));
  const library = readdirSync(SHELL_FOLDER).filter((file) => file.endsWith('.js') && isLibrary(path.join(SHELL_FOLDER, file)));
  await page.route(
    ({ pathname }) => library.includes(path.posix.basename(pathname)),
    (route) => route.abort(),
  );
  await page.goto(platform.url + ANALYTICS);
  const revenue = region(page, 'Revenue by month');
  await expect(revenue.getByRole('alert')).toContainText('No books today');
  const rooms = region(page, 'Rooms by status');
  await rooms.scrollIntoViewIfNeeded();
  await expect(rooms.getByText('Chart failed to load. Showing the data as a table.')).toBeVisible();
  await expect(rooms.getByRole('row', { name: /^Completed \d+$/ })).toBeVisible();

  await page.unrouteAll();
  await rooms.getByRole('button', { name: 'Retry' }).click();
  await expectDrawn(page, 'Rooms by status');
  await revenue.getByRole('button', { name: 'Retry' }).click();
  await expectDrawn(page, 'Revenue by month');
});
