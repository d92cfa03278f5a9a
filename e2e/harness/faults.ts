import { expect, type Page } from '@playwright/test';
import { brokenEntry, html, silent, tamperedEntry } from './behaviours.ts';
import type { Console } from './consoles.ts';
import { sidebarLink } from './rooms.ts';
import type { SectionOrigin } from './section-origin.ts';

export const OWNER = 'Owner: Rooms team (rooms-team@arena.test).';
export const title = (page: Page) => page.getByText('Rooms is not available');

/** A reload would lose it. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { __samePage: true }));
export const isSamePage = (page: Page) => page.evaluate(() => '__samePage' in window);

interface Fault {
  readonly name: string;
  readonly begin: (origin: SectionOrigin) => unknown;
  readonly end: (origin: SectionOrigin) => unknown;
  readonly says: string | RegExp;
  readonly button: 'Retry' | 'Check again';
  /** What the browser itself prints about it. */
  readonly noise: readonly RegExp[];
}

const recover = (origin: SectionOrigin) => origin.recover();
const RUNTIME = /\[ Federation Runtime \]/;

export const FAULTS: readonly Fault[] = [
  {
    name: 'stopped',
    begin: (origin) => origin.stop(),
    end: (origin) => origin.start(),
    says: /Rooms could not be reached at http:\/\/127\.0\.0\.1:\d+\. It may be down for a moment: try again, or tell its owner\./,
    button: 'Retry',
    noise: [/ERR_CONNECTION_REFUSED/],
  },
  {
    name: 'silent',
    begin: (origin) => origin.behave(silent),
    end: recover,
    says: 'Rooms did not arrive within 10 seconds. Try again, or tell its owner that it is slow.',
    button: 'Retry',
    noise: [],
  },
  {
    name: 'answering HTML for everything',
    begin: (origin) => origin.behave(html),
    end: recover,
    says: 'Rooms answered something that is not a section. Try again; if it stays, tell its owner.',
    button: 'Retry',
    noise: [],
  },
  {
    name: 'shipping broken JavaScript',
    begin: (origin) => origin.behave(brokenEntry(origin.folder)),
    end: recover,
    says: 'The program of Rooms is broken or incomplete. Try again; if it stays, tell its owner.',
    button: 'Retry',
    noise: [/SyntaxError|Unexpected token/, RUNTIME],
  },
  {
    name: 'tampered with on the way',
    begin: (origin) => origin.behave(tamperedEntry),
    end: recover,
    says: 'The program of Rooms is broken or incomplete. Try again; if it stays, tell its owner.',
    button: 'Retry',
    noise: [/Failed to find a valid digest/, RUNTIME],
  },
];

/** Opens the section's page by its link, as somebody would who does not know yet. */
export async function openRooms(page: Page, platform: Console): Promise<void> {
  await page.goto(`${platform.url}/admin`);
  await sidebarLink(page).click();
}

/** Whatever is wrong with a section, the rest goes on. Ends where it began, with the section's page asked for. */
export async function restWorks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Amara Khan' }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Admin' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(title(page)).toBeHidden();
  await expect.soft(sidebarLink(page), 'the sidebar marks it').toContainText('unavailable');
  await sidebarLink(page).click();
}

export async function canLogOut(page: Page, platform: Console): Promise<void> {
  await openRooms(page, platform);
  await page.getByRole('button', { name: 'Amara Khan' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${platform.url}/`);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
}
