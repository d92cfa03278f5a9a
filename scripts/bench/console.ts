import { CALL_TABLES } from '@arena/shared/contract';
import { SAMPLES } from '../testing/answers/samples.ts';
import { type Bar, type Figures, measure, type Profiles, report, withProfiles } from './measure.ts';
import { buildFederated, buildReactAdmin } from './rivals.ts';
import { type Answer, makeCertificate, serveConsole, serveRival, startBackend } from './serve.ts';
import { type Goal, heapOf, open, timesTo, visit } from './visit.ts';

// Compares the published console with two rivals on a cheap phone and a slow network (one origin, HTTP/2, brotli).

const NAMES = ['Zayan Malik', 'Ishaan Roy', 'Amara Khan', 'Noor Haddad'];
const LISTED = Array.from({ length: 20 }, (_, index) => ({ user: { id: 7 + index, name: NAMES[index % 4], email: 'player@mail.test' } }));
const [room] = SAMPLES.get(CALL_TABLES.roomCalls.listByStatus) as readonly object[];
const [topUp] = SAMPLES.get(CALL_TABLES.topUpCalls.listByStatus) as readonly object[];
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/rooms/status?PENDING': LISTED.map((row, index) => ({ ...room, roomId: 2000 + index, status: 'PENDING', ...row })),
  '/topup/status/PENDING?': LISTED.map((row, index) => ({ ...topUp, topupId: 1 + index, ...row })),
};
const answer: Answer = (path, query) => ANSWERS[`${path}?${query.get('status') ?? ''}`] ?? [];
const ROWS: Goal = { selector: 'tbody tr', count: 5 };
const ROOMS: Goal = { selector: 'article', count: 5, text: 'Ishaan Roy' };
const SIGN_IN: Goal = { selector: 'input:is([type=email], [type=text], [type=password]):enabled', count: 2 };
const OVERVIEW: Goal = { selector: 'h1', count: 1 };

const BARS: readonly Bar[] = [
  ['rooms: JS, kB', 195, 'scripts'],
  ['rooms: all bytes, kB', 245, 'bytes'],
  ['rooms: first paint / federated', 0.6, 'paint', 'federated'],
  ['rooms: ready / federated', 1.15, 'ready', 'federated'],
  ['rooms: ready / react-admin', 0.55, 'ready', 'react-admin'],
  ['second visit: ready / federated', 1.45, 'again', 'federated'],
  ['second visit: ready / react-admin', 0.6, 'again', 'react-admin'],
  ['TBT / federated', 2.2, 'blocked', 'federated'],
  ['sign-in: JS before ready, kB', 0, 'signInScripts'],
  ['click in the sidebar to rows, ms', 200, 'click'],
  ['shift (CLS) of any first load', 0.005, 'shift'],
  ['heap signed in, MB', 6, 'heap'],
  ['heap over twenty rounds, MB more', 0.5, 'growth'],
];

type Visited = Awaited<ReturnType<typeof visit>>;

/** Visits a screen twice with one profile, then runs `more` on the second visit's page. */
const visitTwice = (profiles: Profiles, url: string, goal: Goal, more?: (again: Visited) => Promise<Figures>): Promise<Figures> =>
  profiles(async (context) => {
    const first = await visit(context, url, goal);
    await first.page.close();
    const again = await visit(context, url, goal);
    return { ...first.figures, again: again.figures.ready, ...(await more?.(again)) };
  });

/** From a sidebar click to the painted rows (ms), after the data was prefetched on hover. */
async function clickToTopUps(again: Visited): Promise<Figures> {
  const { page } = again;
  const data = page.waitForResponse((response) => response.url().includes('/topup/'));
  await page.getByRole('link', { name: 'Top-ups' }).hover();
  await (await data).finished();
  await page.evaluate(() => window.watch.atRest());
  const [click = Number.NaN] = await timesTo(again, [ROWS], async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
  return { click };
}

/** The heap of a page (MB) in which Playwright has run nothing: its helpers take half a megabyte. */
const heapAt = (profiles: Profiles, url: string): Promise<number> =>
  profiles(async (context) => {
    const opened = await open(context);
    await opened.page.goto(url, { waitUntil: 'networkidle' });
    return heapOf(opened);
  });

async function visitConsole(profiles: Profiles, origin: string): Promise<Figures> {
  const visited = await visitTwice(profiles, `${origin}/admin/room-management`, ROOMS, clickToTopUps);
  const heap = await heapAt(profiles, `${origin}/admin/room-management`);
  const overview = await profiles((context) => visit(context, `${origin}/admin`, OVERVIEW));
  const signIn = await profiles((context) => visit(context, `${origin}/auth/login`, SIGN_IN, false));
  const shift = Math.max(visited.shift ?? 0, overview.figures.shift, signIn.figures.shift);
  return { ...visited, heap, shift, signInScripts: signIn.figures.scriptsToReady };
}

/** Heap growth (MB) from the 20th to the 40th round of all screens; earlier rounds warm up the compiler. */
const heapGrowth = (profiles: Profiles, origin: string): Promise<number> =>
  profiles(async (context) => {
    const opened = await open(context);
    await opened.devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await opened.page.goto(`${origin}/admin`, { waitUntil: 'networkidle' });
    const links = await opened.page.getByRole('navigation').first().getByRole('link').all();
    let early = 0;
    for (let round = 1; round <= 40; round += 1) {
      for (const link of links) {
        await link.click();
        await opened.page.locator('main h1').waitFor();
        await opened.page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
      }
      if (round === 20) early = await heapOf(opened);
    }
    return (await heapOf(opened)) - early;
  });

export async function bench(rounds = 7): Promise<void> {
  const { pem, argument } = makeCertificate();
  const api = await startBackend(answer);
  const origin = await serveConsole(api, pem);
  const federated = await serveRival(await buildFederated(), api, pem);
  const reactAdmin = await serveRival(await buildReactAdmin(), api, pem);
  await withProfiles(argument, async (profiles) => {
    const programs = {
      console: () => visitConsole(profiles, origin),
      federated: () => visitTwice(profiles, federated, ROWS),
      'react-admin': () => visitTwice(profiles, reactAdmin, ROWS),
    };
    const { console: ours = [], ...rivals } = await measure(programs, rounds);
    const growth = await heapGrowth(profiles, origin);
    report({ console: ours.map((figures) => ({ ...figures, growth })), ...rivals }, BARS);
  });
}
