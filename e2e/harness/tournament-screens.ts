import { expect, type Page } from '@playwright/test';
import * as tournament from './tournament.ts';
import type { TournamentServer } from './tournament-server.ts';

interface TournamentScreen {
  readonly name: string;
  readonly path: string;
  /** Whether it is shown to visitors who are not signed in. */
  readonly visitor?: boolean;
  /** Brings the screen into the state that is looked at. */
  readonly ready: (page: Page) => Promise<void>;
}

const cards = (page: Page) => expect(page.getByRole('article').first()).toBeVisible();
const text = (words: string) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();
const asked = (page: Page) => expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();

/** The screens of the area over the demo's tournaments, each with as much on it as there can be. */
export async function tournamentScreens(server: TournamentServer): Promise<readonly TournamentScreen[]> {
  const { TOURNAMENTS, managePath } = tournament;
  const pending = await server.demo('PENDING', 3);
  const running = await server.demo('ONGOING');
  const finished = await server.demo('COMPLETED');
  const number = (page: Page) => expect(page.getByText(/^\$?[\d,.]+$/).first()).toBeVisible();
  const listed = async (page: Page) => {
    await expect(page.getByRole('rowheader').or(page.getByRole('article')).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Prize Pool' }).getByText('$')).toBeVisible();
  };
  return [
    { name: 'list', path: `${TOURNAMENTS}?game=1&tab=upcoming`, ready: listed },
    { name: 'list-all', path: TOURNAMENTS, ready: listed },
    { name: 'list-empty', path: `${TOURNAMENTS}?search=nothing+like+this`, ready: text('No data found !!') },
    {
      name: 'create-errors',
      path: TOURNAMENTS,
      ready: async (page) => {
        await listed(page);
        await tournament.openForm(page);
        await tournament.field(page, 'Title').fill('Friday Night Cup');
        await tournament.createButton(page).click();
        await expect(tournament.form(page).getByText('Start time is required')).toBeVisible();
      },
    },
    { name: 'active', path: tournament.ACTIVE, ready: cards },
    { name: 'upcoming', path: tournament.UPCOMING, ready: cards },
    { name: 'delete', path: tournament.UPCOMING, ready: async (page) => (await press(page, /^Delete Tournament/), await asked(page)) },
    { name: 'test', path: '/test', visitor: true, ready: cards },
    { name: 'detail', path: tournament.viewPath(await server.demoWithKills()), ready: text('Organizer Info') },
    { name: 'detail-missing', path: tournament.viewPath(999_999), ready: text('No data found !!') },
    { name: 'manage-pending', path: managePath(pending), ready: cards },
    { name: 'manage-reject', path: managePath(pending), ready: async (page) => (await press(page, /^Reject/), await asked(page)) },
    { name: 'manage-approved', path: managePath(running, 'approved'), ready: cards },
    {
      name: 'manage-rewards',
      path: managePath(finished, 'rewards'),
      ready: (page) => expect(page.getByRole('form').first()).toBeVisible(),
    },
    {
      name: 'manage-complete',
      path: managePath(running, 'complete'),
      ready: (page) => expect(page.getByRole('button', { name: 'Complete tournament' })).toBeVisible(),
    },
    {
      name: 'complete-question',
      path: managePath(running, 'complete'),
      ready: async (page) => (await press(page, /^Complete tournament$/), await asked(page)),
    },
    { name: 'total-participants', path: tournament.PARTICIPANTS, ready: number },
    { name: 'prize-pool', path: tournament.PRIZE_POOL, ready: number },
  ];
}
