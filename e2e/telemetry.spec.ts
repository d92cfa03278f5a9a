import { readFigures } from '../ship/registry/figures-folder.ts';
import { addFigures, NO_FIGURES } from '@arena/shared/contract/telemetry';
import { readCrashes } from '../origin/telemetry/crashes.ts';
import { publish } from '../ship/commands.ts';
import { type LiveConsole, openLiveConsole } from './harness/consoles.ts';
import { failedRequest } from './harness/guard.ts';
import { EXTENDED } from './harness/extended.ts';
import { NetworkLog } from './harness/network-log.ts';
import { patchedBuild, throwing } from './harness/patched-build.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { heading, ROOMS, sidebarLink } from './harness/rooms.ts';
import { openFront, TREATMENTS } from './harness/telemetry.ts';
import { expect, test } from './harness/test.ts';

const SUBTITLE = 'Manage multiplayer gaming sessions and rooms and payment';
const TYPED = 'a private remark';
const USERS = '/admin/user-management';

let site: LiveConsole;
test.beforeEach(async ({ platform }) => {
  site = await openLiveConsole(platform.api);
});
test.afterEach(() => site.close());

/** The names and the email addresses of every user on the server. */
async function namesOfUsers(api: string, token: string): Promise<readonly string[]> {
  const answer = await fetch(`${api}/api/v1/users/`, { headers: { authorization: `Bearer ${token}` } });
  const people = (await answer.json()) as { name: string | null; email: string | null }[];
  return people.flatMap(({ name, email }) => [name, email]).filter((one) => one !== null && one.length > 3) as string[];
}

test('a crash is reported as a figure with the section’s own file, after the page is ready, and without personal data', async ({
  page,
  platform,
  guard,
}) => {
  guard.allow(/Amara Khan cannot be drawn/, /Section mfe_rooms crashed/);
  const broken = patchedBuild('mfe-rooms', [{ from: JSON.stringify(SUBTITLE), to: throwing('Amara Khan cannot be drawn') }]);
  await publish(site.publisher, { folder: 'mfe-rooms', build: broken.folder, version: '1.1.0' });
  const front = await openFront(site.url);
  const token = await enterAs(page, front.url, ADMIN);
  const log = new NetworkLog(page);
  await page.goto(front.url + USERS);
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.getByRole('searchbox').fill(TYPED);
  await expect.poll(() => front.tickets).toBe(1);
  const asked = log.of(front.url).map((url) => new URL(url).pathname);
  const program = asked.findIndex((path) => /^\/telemetry\.[\da-f]{8}\.js$/.test(path));
  expect(program).toBeGreaterThan(asked.findLastIndex((path) => path.startsWith('/live/')));
  expect(program).toBeGreaterThan(asked.findIndex((path) => path.startsWith('/api/v1/users')));

  await sidebarLink(page).click();
  await expect(page.getByText('Rooms crashed while showing this page.')).toBeVisible();
  // The page sends the remaining figures when it is left.
  await page.goto('about:blank');
  await expect.poll(() => front.reports.some(({ body }) => body.includes('"crashes":1'))).toBe(true);
  for (const word of [TYPED, token, ...(await namesOfUsers(platform.api, token))])
    expect(
      front.reports.filter(({ body, headers }) => (body + headers).includes(word)),
      `${word} was sent`,
    ).toEqual([]);

  await site.stop();
  const records = await readFigures(site.folder, new Date(0), new Date(Date.now() + 60_000));
  const of = (section: string) =>
    records.filter((one) => one.section === section).reduce((sum, { figures }) => addFigures(sum, figures), NO_FIGURES);
  expect(of('mfe_rooms')).toMatchObject({ loads: 1, views: 1, crashes: 1 });
  expect(of('mfe_users')).toMatchObject({ loads: 1, views: 1, crashes: 0 });
  expect(records.filter(({ section }) => section === 'mfe_rooms').map(({ version, cohort }) => `${version} ${cohort}`)).toContain(
    '1.1.0 live',
  );
  const [crash] = await readCrashes(site.folder, 'mfe_rooms', '1.1.0');
  expect(crash).toMatchObject({ type: 'Error', reports: 1 });
  expect(crash?.frames[0]).toMatch(/^[\w.-]+\.[\da-f]{8}\.js:\d+:\d+$/);
  broken.remove();
  await front.close();
});

for (const [how, treat] of Object.entries(TREATMENTS)) {
  test(`where reports go is ${how}: no page waits for it, and none breaks`, EXTENDED, async ({ page, guard }) => {
    guard.allow(failedRequest('/-/telemetry'));
    const front = await openFront(site.url, treat);
    await enterAs(page, front.url, ADMIN);
    await page.goto(front.url + USERS);
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    expect(front.asked, 'the page was there without it').toBe(0);
    // Now the page sends its reports there, and goes on working without an answer.
    await expect.poll(() => front.asked).toBeGreaterThan(0);
    await sidebarLink(page).click();
    await expect(heading(page)).toBeVisible();
    await page.goto(front.url + ROOMS);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(front.reports).toEqual([]);
    await page.goto('about:blank');
    await front.close();
  });
}
