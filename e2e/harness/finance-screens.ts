import { expect, type Page } from '@playwright/test';
import { entries } from './finance-audit.ts';
import { AUDIT, REDEEMS, rows, TOP_UPS } from './finance.ts';

interface FinanceScreen {
  readonly name: string;
  readonly path: string;
  /** Brings the screen into the state that is looked at. */
  readonly ready: (page: Page) => Promise<void>;
}

const text = (words: string) => (page: Page) => expect(page.getByText(words, { exact: true }).first()).toBeVisible();
/** A table renders the rows beyond its edge a moment later. */
const drawn = (page: Page) => expect(page.locator('tbody tr:not(:has(td))')).toHaveCount(0);
/** On a phone the rows are cards. */
const listed = async (page: Page) => {
  const copy = page.getByRole('button', { name: /^Copy request ID / });
  await expect(
    rows(page)
      .or(page.getByRole('listitem').filter({ has: copy }))
      .first(),
  ).toBeVisible();
  await drawn(page);
};
const counted = async (page: Page) => {
  await listed(page);
  await expect(page.getByRole('region', { name: 'Total Amount' }).getByText('$')).toBeVisible();
};
const asked = (verb: string) => async (page: Page) => {
  await listed(page);
  await page.getByRole('button', { name: new RegExp(`^${verb} request`) }).first().click(); // prettier-ignore
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' })).toBeFocused();
};
const logged = async (page: Page) => {
  await expect(entries(page).or(page.locator('main').getByRole('listitem')).first()).toBeVisible();
  await drawn(page);
};

/** The screens of the area over the demo's requests, each with as much on it as there can be. */
export const FINANCE_SCREENS: readonly FinanceScreen[] = [
  { name: 'topups', path: TOP_UPS, ready: counted },
  {
    // A selected row, with its keys.
    name: 'topups-queue',
    path: `${TOP_UPS}?game=Free+Fire`,
    ready: async (page) => {
      await counted(page);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
    },
  },
  { name: 'topups-approved', path: `${TOP_UPS}?status=approved`, ready: counted },
  { name: 'topups-rejected', path: `${TOP_UPS}?status=rejected`, ready: counted },
  { name: 'topups-empty', path: `${TOP_UPS}?game=Pubg`, ready: text('No requests found') },
  { name: 'topups-question', path: TOP_UPS, ready: asked('Approve') },
  { name: 'topups-question-reject', path: TOP_UPS, ready: asked('Reject') },
  {
    name: 'topups-checked',
    path: TOP_UPS,
    ready: async (page) => {
      await counted(page);
      await page.getByRole('checkbox', { name: 'Select all' }).click();
      await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeVisible();
    },
  },
  {
    name: 'topups-bulk',
    path: TOP_UPS,
    ready: async (page) => {
      await counted(page);
      await page.getByRole('checkbox', { name: 'Select all' }).click();
      await page.getByRole('button', { name: /^Approve \d+ \(/ }).click(); // prettier-ignore
      await expect(page.getByRole('alertdialog').getByRole('button', { name: /^Approve/ })).toBeFocused();
    },
  },
  {
    name: 'topups-keys',
    path: TOP_UPS,
    ready: async (page) => {
      await counted(page);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    },
  },
  { name: 'redeems', path: REDEEMS, ready: listed },
  { name: 'redeems-approved', path: `${REDEEMS}?status=approved`, ready: listed },
  { name: 'redeems-empty', path: `${REDEEMS}?search=no+such+request`, ready: text('No redeem requests found') },
  { name: 'redeems-question', path: REDEEMS, ready: asked('Approve') },
  { name: 'audit', path: AUDIT, ready: logged },
  { name: 'audit-movements', path: `${AUDIT}?tab=movements`, ready: logged },
  { name: 'audit-empty', path: `${AUDIT}?from=2020-01-01&to=2020-01-02&search=nothing`, ready: text('No entries found') },
  { name: 'audit-days', path: `${AUDIT}?from=2026-02-02&to=2026-01-01`, ready: text('Invalid date range') },
  {
    name: 'audit-entry',
    path: `${AUDIT}?subject=topup`,
    ready: async (page) => {
      await logged(page);
      await page.getByRole('button', { name: /^Details: Approve/ }).first().click(); // prettier-ignore
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' }).first()).toBeVisible();
    },
  },
];
