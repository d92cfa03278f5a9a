import { expect, type Page } from '@playwright/test';

export const FULLMAPS = '/admin/full-map-rooms';
export const approvalsPath = (fullmapId: number) => `${FULLMAPS}/approvals/${fullmapId}`;
export const resultsPath = (fullmapId: number) => `${FULLMAPS}/results/${fullmapId}`;
export const rewardsPath = (fullmapId: number) => `${FULLMAPS}/results/rewards/${fullmapId}`;

export interface Player {
  readonly id: number;
  readonly name: string;
}

/** What is typed into the create form, by the fields' labels. */
export interface TypedRoom {
  readonly title: string;
  readonly maximum: number;
  /** A day, `YYYY-MM-DD`. The match starts at 20:15 on the reader's own clock. */
  readonly day: string;
}

/** A day that is not over for a while, in every zone. */
export const dayAhead = (days = 7) => new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 10);

let counter = 0;
/** A room that no other test, and no other run on the same database, has. */
export const typedRoom = (): TypedRoom => ({
  title: `Browser Cup ${Date.now().toString(36)}-${(counter += 1)}`,
  maximum: 4,
  day: dayAhead(),
});
export const FEE = 2.5;
export const TOP_5 = 7;

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const form = (page: Page) => page.getByRole('dialog', { name: 'Create a full-map room' });
export const createButton = (page: Page) => form(page).getByRole('button', { name: 'Create room' });
export const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
export const request = (page: Page, name: string) => page.getByRole('listitem', { name: `Request from ${name}`, exact: true });
export const completeButton = (page: Page) => page.getByRole('button', { name: 'Complete', exact: true });
export const question = (page: Page, name: string | RegExp) => page.getByRole('alertdialog', { name });

export const CREATED = 'Room created successfully!';
export const COMPLETED = 'Tournament completed successfully! You cannot make changes or add more players.';
export const ALL_REWARDED = 'All winners rewarded.';

export const fields = ({ title, maximum, day }: TypedRoom) =>
  [
    ['Title', title],
    ['Custom rules', 'No vehicles.\nNo emulators.'],
    ['Entry fee', String(FEE)],
    ['Start time', `${day}T20:15`],
    ['Duration in minutes', '45'],
    ['Prize pool', '20'],
    ['Maximum players', String(maximum)],
    ['Room ID', '0419407'],
    ['Room password', 'secret 7'],
  ] as const;
export const CHOICES = [
  ['Game', 'Free Fire'],
  ['Mode', 'Squad'],
  ['Map', 'Purgatory'],
] as const;
/** Only two of the three tiers are set. */
export const TIERS = [
  ['Top 5 (optional)', String(TOP_5)],
  ['Top 10 (optional)', '3.50'],
] as const;

export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });

export async function fillRoom(page: Page, room: TypedRoom): Promise<void> {
  for (const [label, text] of fields(room)) await field(page, label).fill(text);
  for (const [label, option] of CHOICES) await field(page, label).selectOption(option);
  for (const [label, text] of TIERS) await field(page, label).fill(text);
}

/** Everything that was typed is still there. */
export async function expectTyped(page: Page, room: TypedRoom): Promise<void> {
  for (const [label, text] of [...fields(room), ...TIERS]) await expect(field(page, label)).toHaveValue(text);
  for (const [label, option] of CHOICES) await expect(field(page, label).locator('option:checked')).toHaveText(option);
}

export async function openForm(page: Page, url: string): Promise<void> {
  await page.goto(url + FULLMAPS);
  await page.getByRole('link', { name: 'Create room' }).click();
  await expect(createButton(page)).toBeEnabled();
}

/** From the results screen to the rewarding screen: ticks players and goes on. */
export async function tickAndContinue(page: Page, players: readonly Player[]): Promise<void> {
  for (const { name } of players) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Gives the winner on the screen a position and a message. */
export async function decideReward(page: Page, { name }: Player, position: number, message: string): Promise<void> {
  const step = page.getByRole('region', { name: 'Reward', exact: true });
  await expect(step.getByText(name, { exact: true }).first()).toBeVisible();
  await step.getByRole('radio', { name: `Position ${position}` }).check();
  await step.getByLabel('Message').fill(message);
}

/**
 * Waits for a redirect and measures when it came, against the delay that the specification gives: that begins after the press which
 * leads to it, and before the page is seen to say so.
 */
export async function expectRedirect(page: Page, url: string, { pressed, told }: Record<'pressed' | 'told', number>, delay: number) {
  await page.waitForURL(url);
  expect(Date.now() - pressed, 'not before its time').toBeGreaterThanOrEqual(delay);
  expect(Date.now() - told, 'not much later').toBeLessThan(delay + 2500);
}
