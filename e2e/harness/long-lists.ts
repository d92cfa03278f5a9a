import { expect, type Page } from '@playwright/test';
import { FULLMAPS } from './fullmap.ts';
import { TOP_UPS } from './finance.ts';
import { ROOMS } from './rooms.ts';
import { STREAMS } from './streams.ts';
import { ACTIVE, TOURNAMENTS, UPCOMING } from './tournament.ts';
import { answering } from './tournament-calls.ts';

export const MANY = 5000;

const GAME = { gameId: 1, gameTitle: 'PUBG Mobile', gameDescription: null };
const person = (id: number) => ({
  id,
  name: `Player ${id}`,
  email: `player${id}@bare.test`,
  mobileNo: '+910000000001',
  balance: 1,
  roles: [],
});
const many = (of: (index: number) => object) => Array.from({ length: MANY }, (_, index) => of(index));
/** One page that says it is the last. */
const page = (content: readonly object[]) => ({
  content,
  pageNumber: 0,
  pageSize: MANY,
  totalElements: MANY,
  totalPages: 1,
  lastPage: true,
});

const facts = (index: number) => ({
  ...{
    title: `Number ${index}`,
    content: 'None.',
    addedDate: [2026, 1 + (index % 12), 1 + (index % 28), 9, 5],
    startTime: [2030, 12, 1, 18, 30],
  },
  ...{ entryFee: 20, winingPrices: 1250, winingPrice: 1250, totalParticipant: 2, maxplayer: 25, game: GAME, user: person(index) },
});

/** Room numbers grow while the list goes down, so the newest stands last as it is sent. */
const rooms = many((index) => ({
  ...facts(index),
  roomId: 1 + index,
  addedDate: [2026, 1, 1, 0, 0, 0, index],
  status: 'PENDING',
  gameType: '1v1',
  wining: 38,
}));
const topUps = many((index) => ({
  topupId: 1 + index,
  status: 'PENDING',
  amount: 20,
  game: GAME,
  itemName: 'eSewa',
  user: person(index),
  requestAt: facts(index).addedDate,
}));
const tournaments = page(many((index) => ({ ...facts(index), postId: 1 + index, status: 'PENDING' })));
const applications = (status: string) =>
  many((index) => ({ turnmentAppId: 1 + index, status, requestAt: facts(index).addedDate, user: person(index) }));

export interface LongList {
  readonly name: string;
  readonly address: string;
  readonly call: RegExp;
  readonly json: unknown;
  /** One of the listed. */
  readonly one: string;
}

export const LONG_ROOMS: LongList = {
  name: 'rooms',
  address: ROOMS,
  call: /^\/rooms\/status\?status=PENDING$/,
  json: rooms,
  one: 'article',
};
/** As many rows of a table. */
export const LONG_TABLE: LongList = {
  name: 'top-ups',
  address: TOP_UPS,
  call: /^\/topup\/status\/PENDING/,
  json: topUps,
  one: 'tbody tr th',
};
/** The same with as much in each row as a room has: how long reading an answer takes is no part of how soon it is shown. */
export const LONG_FULL_TABLE: LongList = {
  name: 'tournaments',
  address: TOURNAMENTS,
  call: /^\/posts(\?.*)?$/,
  json: tournaments,
  one: 'tbody tr th',
};

const cards = (name: string, address: string, call: RegExp, json: unknown): LongList => ({ name, address, call, json, one: 'article' });
/** Every list of cards that the console has. */
export const LONG_LISTS: readonly LongList[] = [
  LONG_ROOMS,
  cards('full-map rooms', FULLMAPS, /^\/fullmaps\/status\/PENDING/, page(many((index) => ({ ...facts(index), fullmapId: 1 + index, status: 'PENDING' })))),
  cards('active tournaments', ACTIVE, /^\/posts\/status\//, tournaments),
  cards('upcoming tournaments', UPCOMING, /^\/posts\/status\//, tournaments),
  cards('all tournaments', '/test', /^\/posts\/status\//, tournaments),
  cards('pending players', `${TOURNAMENTS}/manage/1001`, /^\/turnmentApp\/pending\/1001\?status=PENDING/, applications('PENDING')),
  cards('approved players', `${TOURNAMENTS}/manage/1001?tab=approved`, /^\/turnmentApp\/pending\/1001\?status=CREATOR_APPROVED/, applications('CREATOR_APPROVED')),
  cards('streams', STREAMS, /^\/videos\//, page(many((index) => ({ videoLink: `https://streams.test/${index}`, status: 'PUBLISHED', startAt: null, createdAt: [2026, 1, 1, 0, 0], game: GAME })))),
]; // prettier-ignore

/** How many elements the document has. */
export const elementsIn = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** Scrolls to a part of the page's height (0 to 1) and waits until something of the list stands there. */
export async function scrollToPart(page: Page, part: number, one: string): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) * to), part);
  await page.waitForFunction((selector) => {
    const middle = window.innerHeight / 2;
    return [...document.querySelectorAll(selector)].some((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < middle + 20 && bottom > middle - 20;
    });
  }, one);
}

/** A screenful of cards has some 1,500 elements; all 5,000 cards have 280,000. */
export const MOST_ELEMENTS = 4000;

export const serve = (page: Page, { call, json }: LongList) => answering(page, call, { json });

/** A list takes the place of thousands of cards a moment after its first ones are drawn. */
const expectItsLength = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(MANY * 10);

/** Opens a list and goes through it, from the first to the last. */
export async function expectFewDrawn(page: Page, url: string, list: LongList): Promise<void> {
  await serve(page, list);
  await page.goto(url + list.address);
  const first = page.locator('li[aria-posinset="1"]');
  await expect(first).toBeVisible();
  await expect(first).toHaveAttribute('aria-setsize', String(MANY));
  await expect(page.getByText('Only some of 5,000 cards are on the page')).toBeVisible();
  await expectItsLength(page);
  for (const part of [0, 0.3, 0.7, 1]) {
    await scrollToPart(page, part, list.one);
    expect(await elementsIn(page)).toBeLessThan(MOST_ELEMENTS);
  }
  await expect(page.locator(`li[aria-posinset="${MANY}"]`)).toBeInViewport();
}
