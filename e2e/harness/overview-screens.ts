import { expect, type Page } from '@playwright/test';
import { ANALYTICS, expectDrawn, NOTIFICATIONS, OVERVIEW, overviewIsThere, palette, PROFILE, tableOf } from './overview.ts';

interface OverviewScreen {
  readonly name: string;
  readonly path: string;
  /** Brings the screen into the state that is looked at. */
  readonly ready: (page: Page) => Promise<void>;
}

const DRAWN = ['Game summary', 'Redeem statistics'];
const BY_DAY = ['Revenue by day', 'Rooms by day', 'Registrations by day'];
const COUNTED = ['Revenue by month', 'Rooms by status', 'Tournaments by status', 'Users by role'];

const entries = (page: Page) => expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
const charts = async (page: Page, names: readonly string[]) => {
  for (const name of names) await expectDrawn(page, name);
};
const text = (words: string) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();

/** The shell's own screens over the platform's server, each with as much on it as there can be. */
export const OVERVIEW_SCREENS: readonly OverviewScreen[] = [
  { name: 'dashboard', path: OVERVIEW, ready: async (page) => (await overviewIsThere(page), await charts(page, DRAWN)) },
  { name: 'notifications', path: NOTIFICATIONS, ready: entries },
  { name: 'analytics', path: ANALYTICS, ready: (page) => charts(page, [...BY_DAY, ...COUNTED]) },
  {
    name: 'analytics-tables',
    path: `${ANALYTICS}?days=7`,
    ready: async (page) => {
      for (const name of [...BY_DAY, ...COUNTED]) await tableOf(page, name);
    },
  },
  { name: 'profile-edit', path: PROFILE, ready: (page) => expect(page.getByRole('form', { name: 'Password' })).toBeVisible() },
  {
    name: 'palette',
    path: NOTIFICATIONS,
    ready: async (page) => {
      await entries(page);
      await page.keyboard.press('Control+K');
      await expect(palette(page).getByRole('option').first()).toBeVisible();
    },
  },
];

/** Those that look otherwise on a backend that has the specification's calls and nothing else. */
export const BARE_OVERVIEW_SCREENS: readonly OverviewScreen[] = [
  { name: 'dashboard', path: OVERVIEW, ready: overviewIsThere },
  { name: 'notifications', path: NOTIFICATIONS, ready: text('Sample notifications') },
  { name: 'profile-edit', path: PROFILE, ready: text('Profile editing isn’t available') },
];
