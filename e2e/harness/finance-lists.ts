import type { Page } from '@playwright/test';

/** A top-up as the wire has it: any member may be missing or null. */
type WireRequest = Readonly<Record<string, unknown>>;

const person = (name: string | null, email: string | null, mobileNo: string | null) => ({ name, email, mobileNo });

/** What an older server may answer to the pending list: other cases, `id` in the place of `topupId`, and holes everywhere. */
export const ODD_TOP_UPS: readonly WireRequest[] = [
  { topupId: 901, status: 'PENDING', amount: 10.1, itemName: 'eSewa', game: { gameTitle: 'Free Fire' }, user: person('Zoya Rahman', 'zoya@mail.test', '+91 98100 00901') }, // prettier-ignore
  { id: 902, status: 'pending', amount: 0.2, itemName: null, game: { gameTitle: 'Pubg' }, user: person(null, 'Unknown@Mail.test', null) },
  { topupId: 903, status: 'Pending', amount: null, itemName: 'UPI', game: { gameTitle: 'PUBG Mobile' }, user: null },
  { topupId: 904, status: 'PENDING', amount: 20, game: { gameTitle: 'pubg' }, user: person('Omar', null, '0300-5550904') },
  { topupId: 905, status: 'PENDING', amount: 5, game: null, user: {} },
  { topupId: 906, status: 'approved', amount: 7, game: { gameTitle: 'BGMI' }, user: person('Vera', 'vera@mail.test', null) },
  { topupId: 907, status: 'ON_HOLD', amount: 8, game: { gameTitle: null } },
];

/** The ids of the rows on the screen, in their order. */
export const shownIds = async (page: Page): Promise<readonly number[]> =>
  (
    await page
      .getByRole('button', { name: /^Copy request ID / })
      .evaluateAll((buttons) => buttons.map((each) => each.ariaLabel?.replace('Copy request ID ', '')))
  ).map(Number);

export const figures = (page: Page) => page.getByRole('status').filter({ hasText: /requests? · \$/ });

/** What the color of a text is called, in the dark theme. */
export async function hueOf(page: Page, text: string): Promise<'red' | 'yellow' | 'green'> {
  const color = await page
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0] = (color.match(/\d+/g) ?? []).map(Number);
  return red < green ? 'green' : red > 1.5 * green ? 'red' : 'yellow';
}

/** How long a message stays in the corner of the screen, in milliseconds of the page's clock; begin before it comes. */
export async function watchToast(page: Page, words: string): Promise<() => Promise<number>> {
  const watched = await page.evaluateHandle((text) => {
    let came: number | null = null;
    return {
      over: new Promise<number>((resolve) => {
        const look = () => {
          const there = [...document.querySelectorAll('[data-tone]')].some((each) => each.textContent?.includes(text));
          if (there) came ??= performance.now();
          else if (came !== null) return resolve(performance.now() - came);
          requestAnimationFrame(look);
        };
        look();
      }),
    };
  }, words);
  return () => watched.evaluate(({ over }) => over);
}
