import { expect, type Locator, type Page } from '@playwright/test';
import { dayAhead } from './fullmap.ts';

export const TOURNAMENTS = '/admin/tournaments';
export const ACTIVE = `${TOURNAMENTS}/active-tournaments`;
export const UPCOMING = `${TOURNAMENTS}/upcoming-tournaments`;
export const PARTICIPANTS = `${TOURNAMENTS}/total-participants`;
export const PRIZE_POOL = `${TOURNAMENTS}/prize-pool`;
export const viewPath = (id: number) => `${TOURNAMENTS}/view/${id}`;
export const managePath = (id: number, tab?: 'approved' | 'rewards' | 'complete') =>
  `${TOURNAMENTS}/manage/${id}${tab === undefined ? '' : `?tab=${tab}`}`;

/** The values for the create form. */
export interface TypedTournament {
  readonly title: string;
  /** A day, `YYYY-MM-DD`. It starts at 20:15 on the platform's clock. */
  readonly day: string;
}

let counter = 0;
/** A tournament that no other test, and no other run on the same database, has. */
export const typedTournament = (): TypedTournament => ({
  title: `Browser Open ${Date.now().toString(36)}-${(counter += 1)}`,
  // Tomorrow: in this month, and so among the upcoming ones that are counted, on all days but its last.
  day: dayAhead(1),
});

export const FEE = 3;
export const PRIZE = 500;
export const CREATED = 'tournament created successfully';
export const ONLY_INTEGER = 'Game ID can only be an integer.';

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** A message in the corner of the screen. */
export const toast = (page: Page, message: string) =>
  page.locator('div:is([data-tone=success], [data-tone=error])').filter({ hasText: message });
export const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title, exact: true }) });
export const rows = (page: Page) => page.getByRole('rowheader');
export const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
export const application = (page: Page, name: string) => page.getByRole('article', { name: `Application from ${name}`, exact: true });
export const question = (page: Page, name: string | RegExp) => page.getByRole('alertdialog', { name });
export const form = (page: Page) => page.getByRole('dialog', { name: 'Create Tournament' });
export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
export const createButton = (page: Page) => form(page).getByRole('button', { name: 'Create', exact: true });
const openButton = (page: Page) => page.getByRole('button', { name: '+ Create Tournament' });
export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search tournaments' });
export const gameSelect = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Game' });
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
export const summary = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The value next to a label in a block of facts. */
export const fact = (block: Page | Locator, label: string) => block.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('+ dd');

export const fields = ({ title, day }: TypedTournament) =>
  [
    ['Title', title],
    ['Description', 'Best of three.\nNo emulators.'],
    ['Winning prize', String(PRIZE)],
    ['Entry fee', String(FEE)],
    ['Game ID', '419407'],
    ['Game password', 'secret 7'],
    ['Start time', `${day}T20:15`],
  ] as const;
const CHOICES = [
  ['Game', 'Free Fire'],
  ['Mode', 'Squad'],
  ['Map', 'Purgatory'],
] as const;

export async function openForm(page: Page): Promise<void> {
  await openButton(page).click();
  await expect(createButton(page)).toBeEnabled();
}

export async function fillForm(page: Page, tournament: TypedTournament): Promise<void> {
  for (const [label, text] of fields(tournament)) await field(page, label).fill(text);
  for (const [label, option] of CHOICES) await field(page, label).selectOption(option);
}

/** Everything that was typed is still there. */
export async function expectTyped(page: Page, tournament: TypedTournament): Promise<void> {
  for (const [label, text] of fields(tournament)) await expect(field(page, label)).toHaveValue(text);
  for (const [label, option] of CHOICES) await expect(field(page, label).locator('option:checked')).toHaveText(option);
}
