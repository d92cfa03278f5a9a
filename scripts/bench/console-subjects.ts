import type { Browser } from '@playwright/test';
import type { Answer } from './backend.ts';
import { heapOf } from './heap.ts';
import { type ReadyWhen, visit } from './visit.ts';

/** What one round has measured of one subject, by the name of the figure. */
export type RoundFigures = Readonly<Record<string, number>>;

/** A program that is measured: a name, and a round of visits, each in a browser profile of its own. */
export interface Subject {
  readonly name: string;
  round(browser: Browser): Promise<RoundFigures>;
}

const PLAYERS = ['Zayan Malik', 'Ishaan Roy', 'Amara Khan', 'Noor Haddad'];
const LISTED = 20;

const rooms = (status: string) =>
  Array.from({ length: LISTED }, (_, index) => ({
    roomId: 2000 + index,
    status,
    gameType: '1v1',
    round: 1 + (index % 5),
    totalParticipant: 2,
    addedDate: [2026, 11, 1 + index, index % 24, (index * 7) % 60],
    entryFee: 20 + index,
    wining: 38 + 2 * index,
    gameID: String(771_204 + index * 7919),
    gamePw: `arena ${index}`,
    tpp: index % 2 === 0,
    fpp: index % 2 === 1,
    game: { gameId: 1 + (index % 2), gameTitle: index % 2 === 0 ? 'PUBG Mobile' : 'Free Fire', description: null },
    user: { id: 7 + index, name: PLAYERS[index % 4], email: `player.${index}@mail.test` },
    opponent: index % 3 === 0 ? null : { id: 90 + index, name: PLAYERS[(index + 1) % 4], email: `opponent.${index}@mail.test` },
    creator_SS: null,
    player_SS: null,
    transactionId: null,
  }));

const topUps = Array.from({ length: LISTED }, (_, index) => ({
  topupId: index + 1,
  status: 'PENDING',
  amount: 100 + index,
  itemName: '600 UC',
  game: { gameId: 1, gameTitle: 'PUBG Mobile' },
  user: { id: index, name: PLAYERS[index % 4], email: `player.${index}@mail.test`, mobileNo: `+2547${10_000_000 + index}` },
  requestedAt: [2026, 11, 1 + index, 10, 30],
  processedAt: null,
  processedBy: null,
}));

/** A backend with the specification's calls and nothing else. */
export const answerBench: Answer = (path, query) => {
  if (path === '/rooms/status') return rooms(query.get('status') ?? '');
  return path === '/topup/status/PENDING' ? topUps : [];
};

const ROWS: ReadyWhen = { selector: 'tbody tr', count: 5 };
const ROOMS: ReadyWhen = { selector: 'article', count: 5, text: PLAYERS[1] };
const SIGN_IN: ReadyWhen = { selector: 'input:is([type=email], [type=text], [type=password]):enabled', count: 2 };
const OVERVIEW: ReadyWhen = { selector: 'h1', count: 1 };

const VIEWPORT = { width: 1440, height: 900 };

/** A screen of rows, visited twice with the same profile; then what `more` does on the second visit's page. */
async function firstAndSecond(
  browser: Browser,
  url: string,
  goal: ReadyWhen,
  more?: (page: Awaited<ReturnType<typeof visit>>) => Promise<RoundFigures>,
) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const first = await visit(context, url, goal, true);
  await first.page.close();
  const second = await visit(context, url, goal, true);
  const besides = (await more?.(second)) ?? {};
  await context.close();
  const { figures } = first;
  return {
    'rooms: first paint, ms': figures.paint,
    'rooms: ready, ms': figures.ready,
    'rooms: JS to ready, kB': figures.scriptsToReady,
    'rooms: all bytes, kB': figures.bytes,
    'rooms: requests': figures.requests,
    'rooms: blocked (TBT), ms': figures.blocked,
    'rooms: shift (CLS)': figures.shift,
    'rooms: heap, MB': await heapOf(browser, { url, goal, viewport: VIEWPORT }),
    'rooms again: first paint, ms': second.figures.paint,
    'rooms again: ready, ms': second.figures.ready,
    'rooms again: all bytes, kB': second.figures.bytes,
    ...besides,
  };
}

async function once(browser: Browser, url: string, goal: ReadyWhen, signedIn: boolean) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const { figures } = await visit(context, url, goal, signedIn);
  await context.close();
  return figures;
}

/** A console: Room Management twice and from there to the top-ups, the overview, and the sign-in. */
export const consoleSubject = (name: string, origin: string): Subject => ({
  name,
  async round(browser) {
    const visited = await firstAndSecond(browser, `${origin}/admin/room-management`, ROOMS, async ({ click }) => {
      const { painted, data, scripts } = await click('Top-ups', ROWS);
      return {
        'to Top-ups: click to rows, ms': painted,
        'to Top-ups: of that its data, ms': data,
        'to Top-ups: scripts after the click': scripts,
      };
    });
    const overview = await once(browser, `${origin}/admin`, OVERVIEW, true);
    const signIn = await once(browser, `${origin}/auth/login`, SIGN_IN, false);
    return {
      ...visited,
      'overview: requests': overview.requests,
      'overview: JS, kB': overview.scripts,
      'overview: largest paint, ms': overview.largest,
      'overview: shift (CLS)': overview.shift,
      'sign-in: first paint, ms': signIn.paint,
      'sign-in: ready, ms': signIn.ready,
      'sign-in: JS to ready, kB': signIn.scriptsToReady,
      'sign-in: shift (CLS)': signIn.shift,
    };
  },
});

/** The console's code as one program: Room Management, twice. */
export const oneProgramSubject = (name: string, origin: string): Subject => ({
  name,
  round: (browser) => firstAndSecond(browser, `${origin}/admin/room-management`, ROOMS),
});

/** A fixture: its screen with a table, twice. */
export const fixtureSubject = (name: string, origin: string): Subject => ({
  name,
  round: (browser) => firstAndSecond(browser, `${origin}/`, ROWS),
});
