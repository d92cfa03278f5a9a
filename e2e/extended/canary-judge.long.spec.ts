import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { getsCandidate } from '@arena/shared/contract/publishing';
import type { Browser } from '@playwright/test';
import { publish } from '../../ship/commands.ts';
import { CANARY_JUDGE, type News } from '../../ship/judge/watch.ts';
import { historyOf } from '../../ship/registry/published-registry.ts';
import { ROOT } from '../../tooling/apps.ts';
import { type LiveConsole, openLiveConsole } from '../harness/consoles.ts';
import { patchedBuild, whereDrawn } from '../harness/patched-build.ts';
import { enterAs } from '../harness/people.ts';
import { ROOMS } from '../harness/rooms.ts';
import { expect, test } from '../harness/test.ts';
import { type Person, userServer } from '../harness/users-server.ts';
import type { Variant } from '../harness/variant.ts';

const SUBTITLE = 'Manage multiplayer gaming sessions and rooms and payment';
const AT_ONCE = 6;
const SHARE = 50;

/** The team's version: its page crashes for every other user. */
const CRASHES_FOR_SOME = whereDrawn(`{
  if (Number(localStorage.getItem("userId")) % 2 === 0) throw new Error("crash on purpose");
  return ${JSON.stringify(SUBTITLE)};
}`);

/** Half of the people have the candidate, and half of those meet its fault. */
const PLACES = { faulty: 10, fine: 10, live: 20 };
const PEOPLE = 40;
const placeOf = ({ id }: Person): keyof typeof PLACES =>
  getsCandidate('mfe_rooms', SHARE, id) ? (id % 2 === 0 ? 'faulty' : 'fine') : 'live';

let site: LiveConsole;
let variant: Variant;

test.beforeAll(async ({ platform }) => {
  site = await openLiveConsole(platform.api);
  variant = patchedBuild('mfe-rooms', [{ from: JSON.stringify(SUBTITLE), to: CRASHES_FOR_SOME }]);
});
test.afterAll(async () => {
  variant.remove();
  await site.close();
});

/** `ship canary … --watch`, in a process of its own. */
function followed(version: string) {
  const args = ['scripts/ship.ts', 'canary', 'mfe-rooms', version, '--share', String(SHARE), '--watch', '--json'];
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: ROOT,
    env: { ...process.env, SHIP_FOLDER: site.folder, SHIP_SIGNING_KEY: site.signingKey, CANARY_MINUTES: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const news: News[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => news.push(JSON.parse(line) as News));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { news, ended, stop: () => child.kill() };
}

/** One user's browser: opens the page of the section twice. Returns whether it crashed. */
async function visit(browser: Browser, person: Person): Promise<boolean> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await enterAs(page, site.url, person);
    const crash = page.getByText(/Rooms crashed while showing/);
    for (let view = 0; view < 2; view += 1) {
      const reported = page.waitForRequest((request) => new URL(request.url()).pathname === '/-/telemetry');
      await page.goto(site.url + ROOMS);
      await expect(page.getByText(SUBTITLE).or(crash)).toBeVisible();
      await reported;
    }
    return await crash.isVisible();
  } finally {
    await context.close();
  }
}

/** New administrators, until each place is taken. */
async function administrators(api: string): Promise<readonly Person[]> {
  const server = await userServer({ api });
  const free = { ...PLACES };
  const people: Person[] = [];
  while (people.length < PEOPLE) {
    const person = await server.register();
    const place = placeOf(person);
    if (free[place] === 0) continue;
    free[place] -= 1;
    await server.grant(person.email);
    people.push(person);
  }
  return people;
}

test(`a candidate whose page crashes for some users is rolled back automatically while up to ${PEOPLE} people use the console, and the history says why`, async ({
  browser,
  platform,
}) => {
  test.setTimeout(240_000);
  const people = await administrators(platform.api);
  await publish(site.publisher, { folder: 'mfe-rooms', build: variant.folder, version: '1.1.0', share: SHARE });
  const watch = followed('1.1.0');
  try {
    await expect.poll(() => watch.news[0]?.what, { timeout: 60_000 }).toBe('follows');
    const waiting = [...people];
    const crashed: Person[] = [];
    const visits = async () => {
      // After the rollback no browser gets it.
      while (watch.news.at(-1)?.what !== 'rolled back') {
        const person = waiting.pop();
        if (person === undefined) return;
        if (await visit(browser, person)) crashed.push(person);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visits));
    await expect.poll(() => watch.news.at(-1), { timeout: 60_000 }).toMatchObject({ what: 'rolled back', share: SHARE });
    expect(await watch.ended).toBe(1);

    const [last] = historyOf(await site.publisher.store.read(), 'mfe-rooms').slice(-1);
    expect(last).toMatchObject({ action: 'rollback', by: CANARY_JUDGE });
    expect(last?.why).toMatch(
      /^crashed in \d+ of \d+ views; the live version over the same time crashed in 0 of \d+ views \(\d+ people, without the 2 with the most\)$/,
    );
    console.log(`${crashed.length} of ${PEOPLE - waiting.length} people saw a crash: ${last?.why}`);
    // No browser outside the canary share saw a crash, and every affected page works at the next load.
    expect(crashed.length).toBeGreaterThan(0);
    expect(crashed.map(placeOf).filter((place) => place !== 'faulty')).toEqual([]);
    expect(await visit(browser, crashed[0] as Person)).toBe(false);
  } finally {
    watch.stop();
  }
});
