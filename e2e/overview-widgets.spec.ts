import { row } from './harness/finance.ts';
import { isSamePage, mark } from './harness/faults.ts';
import { failedRequest } from './harness/guard.ts';
import { CARDS, figure, money, OVERVIEW, region, ROOMS_WIDGET, TOP_UPS_WIDGET } from './harness/overview.ts';
import { overviewServer } from './harness/overview-server.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { ROOMS } from './harness/rooms.ts';
import { EXTENDED } from './harness/extended.ts';
import { expect, test } from './harness/test.ts';

const WIDGETS = [
  {
    section: 'mfe-finance',
    name: TOP_UPS_WIDGET,
    other: ROOMS_WIDGET,
    says: /Finance could not be reached at http:\/\/127\.0\.0\.1:\d+\. .*Owner: Finance team \(finance-team@arena\.test\)\./,
  },
  {
    section: 'mfe-rooms',
    name: ROOMS_WIDGET,
    other: TOP_UPS_WIDGET,
    says: /Rooms could not be reached at http:\/\/127\.0\.0\.1:\d+\. .*Owner: Rooms team \(rooms-team@arena\.test\)\./,
  },
] as const;

test(
  'a section that is down costs the overview its widget only, which says so and whose it is, and comes back in place',
  EXTENDED,
  async ({ page, platform, guard }) => {
    guard.allow(/ERR_CONNECTION_REFUSED/);
    await enterAs(page, platform.url, ADMIN);
    for (const { section, name, other, says } of WIDGETS) {
      const origin = platform.section(section);
      const widget = region(page, name);
      await origin.stop();
      await page.goto(platform.url + OVERVIEW);
      await mark(page);
      await expect(widget.getByRole('alert')).toContainText(`${name} is unavailable`);
      await expect(widget.getByText(says)).toBeVisible();
      await expect(region(page, other).getByRole('listitem').first()).toBeVisible();
      for (const card of CARDS) await expect(figure(page, card.name)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(1);

      // Trying again while it is still down changes nothing for the rest.
      await widget.getByRole('button', { name: 'Retry' }).click();
      await expect(widget.getByText(says)).toBeVisible();
      await origin.start();
      await widget.getByRole('button', { name: 'Retry' }).click();
      await expect(widget.getByRole('listitem').first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await isSamePage(page)).toBe(true);
    }
  },
);

interface TopUp {
  readonly topupId: number;
  readonly amount: number;
  readonly requestedAt: readonly number[];
}

test(
  'the widgets say what their calls say, fail and are tried again alone, and lead to the places concerned',
  EXTENDED,
  async ({ page, platform, guard }) => {
    guard.allow(failedRequest('400'));
    const server = await overviewServer(platform);
    const topUps = await server.read<readonly TopUp[]>('/topup/status/PENDING');
    const waiting = await server.read<readonly { readonly roomId: number }[]>('/rooms/status?status=COIN_TIME');
    const pending = '**/api/v1/topup/search?*';
    await page.route(pending, (route) => route.fulfill({ status: 400, json: { message: 'Closed today', success: false } }));
    await enterAs(page, platform.url, ADMIN);
    await page.goto(platform.url + OVERVIEW);
    const widget = region(page, TOP_UPS_WIDGET);
    const rooms = region(page, ROOMS_WIDGET);
    await expect(widget.getByRole('alert')).toContainText('Closed today');
    await expect(rooms).toContainText(`${waiting.length} rooms awaiting payout`);
    await page.unroute(pending);
    await widget.getByRole('button', { name: 'Retry' }).click();
    const sum = topUps.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;
    await expect(widget).toContainText(`${topUps.length} waiting, ${money(sum)}`);

    // A player requests one more: the widget follows.
    const id = await server.askTopUp(3);
    await expect(widget).toContainText(`${topUps.length + 1} waiting, ${money(sum + 3)}`);

    // The one that waits longest is first, and its link leads to it.
    const [oldest] = [...topUps].sort((a, b) => Date.UTC(...utc(a)) - Date.UTC(...utc(b)));
    await widget.getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(`${platform.url}/admin/top-up-manage?search=${oldest?.topupId}`);
    await expect(row(page, oldest?.topupId ?? 0)).toBeVisible();
    await expect(row(page, id)).toBeHidden();
    await page.goBack();
    await widget.getByRole('link', { name: 'Open' }).click();
    await expect(page).toHaveURL(`${platform.url}/admin/top-up-manage`);
    await page.goBack();

    const room = rooms.getByRole('listitem').first();
    const roomId = /Room (\d+)/.exec((await room.textContent()) ?? '')?.[1];
    expect(waiting.map((one) => String(one.roomId))).toContain(roomId);
    await room.getByRole('link').click();
    await expect(page).toHaveURL(`${platform.url}${ROOMS}/room-rewards/${roomId}`);
    await page.goBack();
    await rooms.getByRole('link', { name: 'Open' }).click();
    await expect(page).toHaveURL(`${platform.url}${ROOMS}?tab=cointime`);
  },
);

/** A date array as Date.UTC takes it: its months begin at 0. */
function utc({ requestedAt: [year = 0, month = 1, ...rest] }: TopUp): [number, number, ...number[]] {
  return [year, month - 1, ...rest.slice(0, 4)];
}
