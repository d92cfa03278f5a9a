import { expect, type Page } from '@playwright/test';
import type { Player } from './fullmap.ts';
import * as tournament from './tournament.ts';

export interface World {
  readonly url: string;
  /** Two who are approved. */
  readonly players: readonly [Player, Player];
  /** A player asks to take part, without the browser. Answers the application's id. */
  ask(tournamentId: number, player: Player): Promise<number>;
  /** Whether the summary "Upcoming, starting this month" counts it: our server looks at the month, a bare backend at the status alone. */
  countsAsUpcoming(typed: tournament.TypedTournament): boolean;
  /** What the server says about an approval and about a deletion; its own words, or the specification's where it has none. */
  readonly says: { readonly approved: (player: Player) => string; readonly removed: string };
}

const shown = async (page: Page, name: string) => {
  const figure = tournament.summary(page, name).getByText(/^\d+$/);
  await expect(figure).toBeVisible();
  return Number(await figure.textContent());
};

/** Fills in the form and sends it; the upcoming summary follows a second later, with one more where it counts this one. */
export async function createByForm(page: Page, { countsAsUpcoming }: World, typed: tournament.TypedTournament): Promise<void> {
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Tournaments' }).click();
  await expect(tournament.heading(page, 'Tournament Management')).toBeVisible();
  const before = await shown(page, 'Upcoming');
  await tournament.openForm(page);
  await tournament.fillForm(page, typed);
  // The maps are the game's own.
  await expect(tournament.field(page, 'Map').getByRole('option', { name: 'Erangel' })).toHaveCount(0);
  await expect(tournament.form(page).getByText(/20:15 UTC platform time, .* 01:45 your time/)).toBeVisible();
  await tournament.createButton(page).dblclick();
  await expect(tournament.toast(page, tournament.CREATED)).toBeVisible();
  await expect(tournament.form(page)).toBeHidden();
  await expect.poll(() => shown(page, 'Upcoming')).toBe(before + Number(countsAsUpcoming(typed)));
}

/** Searches for the new tournament and opens it. Answers its id. */
export async function findAndView(page: Page, { url }: World, { title }: tournament.TypedTournament): Promise<number> {
  await tournament.searchBox(page).fill(title);
  const query = `?${new URLSearchParams({ search: title }).toString()}`;
  await expect(page).toHaveURL(url + tournament.TOURNAMENTS + query);
  await expect(tournament.rows(page)).toHaveText([title]);
  const cells = tournament.row(page, title);
  for (const text of ['Free Fire', 'PENDING', '0/100', '$500.00', 'Not announced']) await expect(cells).toContainText(text);
  await cells.getByRole('link', { name: `View ${title}` }).click();
  await expect(tournament.heading(page, title)).toBeVisible();
  for (const [label, value] of [
    ['Entry Fee', '$3.00'],
    ['Prize Pool', '$500.00'],
    ['Participants', '0/100'],
    ['Mode', 'Squad'],
    ['Map', 'Purgatory'],
    ['Game ID', '419407'],
    ['Game Password', 'secret 7'],
  ] as const) {
    await expect(tournament.fact(page, label)).toHaveText(value);
  }
  await expect(page.getByText('Best of three.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to tournaments' }).click();
  await expect(page).toHaveURL(url + tournament.TOURNAMENTS + query);
  await page.getByRole('link', { name: `Manage ${title}` }).click();
  await expect(tournament.heading(page, 'Manage Tournament')).toBeVisible();
  return Number(/manage\/(\d+)$/.exec(page.url())?.[1]);
}

/** Two players ask, and are approved. Answers their applications' ids. */
export async function approveBoth(page: Page, world: World, tournamentId: number): Promise<number[]> {
  await expect(page.getByText('No pending player found')).toBeVisible();
  const applicationIds: number[] = [];
  for (const player of world.players) applicationIds.push(await world.ask(tournamentId, player));
  await page.reload();
  for (const player of world.players) {
    await tournament
      .application(page, player.name)
      .getByRole('button', { name: `Approve ${player.name}` })
      .click();
    await expect(tournament.toast(page, world.says.approved(player)).last()).toBeVisible();
    await expect(tournament.application(page, player.name)).toBeHidden();
  }
  await expect(page.getByText('No pending player found')).toBeVisible();
  await tournament.tab(page, 'Approved Players').click();
  await expect(page).toHaveURL(world.url + tournament.managePath(tournamentId, 'approved'));
  for (const { name } of world.players) await expect(tournament.application(page, name)).toContainText('CREATOR_APPROVED');
  return applicationIds;
}

/** Finds the tournament among the upcoming ones and deletes it, after a no and a yes. */
export async function removeUpcoming(page: Page, { url, says }: World, { title }: tournament.TypedTournament): Promise<void> {
  await page.getByRole('link', { name: 'Back to tournaments' }).click();
  await page.getByRole('link', { name: 'Upcoming, starting this month' }).click();
  await expect(page).toHaveURL(url + tournament.UPCOMING);
  await expect(tournament.card(page, title)).toBeVisible();
  await tournament.gameSelect(page).selectOption('Free Fire');
  await expect(page).toHaveURL(`${url}${tournament.UPCOMING}?game=2`);
  const card = tournament.card(page, title);
  for (const text of ['PENDING', 'Free Fire', 'Squad', 'Purgatory', '$3.00', '$500.00', '01:45']) await expect(card).toContainText(text);

  const remove = card.getByRole('button', { name: `Delete Tournament ${title}` });
  const asked = tournament.question(page, `Delete “${title}”?`);
  await remove.click();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toBeHidden();
  await remove.click();
  await asked.getByRole('button', { name: 'Delete Tournament' }).click();
  await expect(tournament.toast(page, says.removed)).toBeVisible();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(tournament.gameSelect(page)).toBeVisible();
  await page.goto(`${url}${tournament.TOURNAMENTS}?${new URLSearchParams({ search: title }).toString()}`);
  await expect(page.getByText('No data found !!')).toBeVisible();
}
