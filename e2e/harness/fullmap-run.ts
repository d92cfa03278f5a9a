import { expect, type Page } from '@playwright/test';
import * as fullmap from './fullmap.ts';
import { MESSAGES, POSITIONS } from './fullmap-wire.ts';

export interface World {
  readonly url: string;
  /** Two players who are accepted, and one who is rejected. */
  readonly players: readonly [fullmap.Player, fullmap.Player, fullmap.Player];
  /** A player asks to join, without the browser. Answers the request's id. */
  ask(fullmapId: number, player: fullmap.Player): Promise<number>;
}

/** Fills in the form and sends it; the new room stands under Scheduled, which showed nothing before. Answers its id. */
export async function createByForm(page: Page, { url }: World, room: fullmap.TypedRoom): Promise<number> {
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Full Map Rooms' }).click();
  await expect(fullmap.heading(page, 'Full Map Rooms')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search full-map rooms' }).fill(room.title);
  await expect(page.getByText('No scheduled rooms')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);

  await page.getByRole('link', { name: 'Create room' }).click();
  await fullmap.fillRoom(page, room);
  await expect(fullmap.form(page).getByText('5:7,10:3.50', { exact: true })).toBeVisible();
  // The maps are the game's own, and one of another game does not stay chosen.
  await expect(fullmap.field(page, 'Map').getByRole('option', { name: 'Erangel' })).toHaveCount(0);
  const pressed = Date.now();
  await fullmap.createButton(page).click();
  await expect(fullmap.form(page).getByText(fullmap.CREATED)).toBeVisible();
  const told = Date.now();
  await expect(fullmap.form(page)).toBeHidden();
  expect(Date.now() - pressed, 'the form closes after one second').toBeGreaterThanOrEqual(1000);
  expect(Date.now() - told).toBeLessThan(3500);

  await expect(page.getByRole('article')).toHaveCount(1);
  const link = fullmap.card(page, room.title).getByRole('link');
  const fullmapId = Number(/approvals\/(\d+)$/.exec((await link.getAttribute('href')) ?? '')?.[1]);
  await expect(page).toHaveURL(`${url}${fullmap.FULLMAPS}?search=${encodeURIComponent(room.title).replaceAll('%20', '+')}`);
  return fullmapId;
}

/** Accepts two of three requests and rejects the third, on the room's approvals screen. Answers the requests' ids. */
export async function decideRequests(
  page: Page,
  world: World,
  fullmapId: number,
  { title, maximum }: fullmap.TypedRoom,
): Promise<number[]> {
  const [first, second, third] = world.players;
  const requestIds: number[] = [];
  for (const player of world.players) requestIds.push(await world.ask(fullmapId, player));
  await fullmap.card(page, title).getByRole('link').click();
  await expect(page).toHaveURL(world.url + fullmap.approvalsPath(fullmapId));
  const seats = (players: number) => page.getByText(`${players} of ${maximum} players, 2 needed`);
  await expect(seats(0)).toBeVisible();
  await expect(fullmap.completeButton(page)).toBeHidden();

  for (const [index, player] of [first, second].entries()) {
    await fullmap
      .request(page, player.name)
      .getByRole('button', { name: `Accept ${player.name}` })
      .click();
    await expect(page.getByText('Request approved successfully!')).toBeVisible();
    await expect(seats(index + 1)).toBeVisible();
    if (index === 0) {
      await expect(page.getByText('Accept 1 player more to complete this room (at least half full).')).toBeVisible();
      await expect(fullmap.completeButton(page)).toBeHidden();
    }
  }
  await expect(fullmap.completeButton(page)).toBeVisible();

  await fullmap
    .request(page, third.name)
    .getByRole('button', { name: `Reject ${third.name}` })
    .click();
  await fullmap.question(page, `Reject ${third.name}?`).getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Request rejected successfully!')).toBeVisible();
  await expect(seats(2)).toBeVisible();
  return requestIds;
}

/** Completes the room after the question, and is sent back to the list. */
export async function completeRoom(page: Page, { url }: World, { title }: fullmap.TypedRoom): Promise<void> {
  const question = fullmap.question(page, `Complete “${title}”?`);
  // The question says how many requests were pending when it was asked; the last decision's re-read may still be on its way.
  await expect(async () => {
    await fullmap.completeButton(page).click();
    const text = await question.textContent();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    for (const line of ['You can’t undo this.', '2 players joined.', '$20.00', '0 pending requests']) expect(text).toContain(line);
  }).toPass({ timeout: 20_000 });
  await fullmap.completeButton(page).click();
  const pressed = Date.now();
  await question.getByRole('button', { name: 'Complete tournament' }).click();
  await expect(page.getByText(fullmap.COMPLETED)).toBeVisible();
  await fullmap.expectRedirect(page, `${url}${fullmap.FULLMAPS}?tab=completed`, { pressed, told: Date.now() }, 1500);
}

/** Ticks both players of a completed room, gives each a position and a message, and sends all with the last one's button. */
export async function rewardBoth(page: Page, { url, players: [first, second] }: World, fullmapId: number): Promise<void> {
  await expect(page).toHaveURL(url + fullmap.resultsPath(fullmapId));
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await fullmap.tickAndContinue(page, [first, second]);
  await expect(page).toHaveURL(url + fullmap.rewardsPath(fullmapId));
  await expect(page.getByText('Winner 1 of 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await fullmap.decideReward(page, first, POSITIONS[0], MESSAGES[0]);
  await page.getByRole('button', { name: 'Next' }).click();
  const send = page.getByRole('button', { name: 'Reward 2 winners' });
  await expect(send).toBeDisabled();
  await fullmap.decideReward(page, second, POSITIONS[1], MESSAGES[1]);
  const pressed = Date.now();
  await send.click();
  await expect(page.getByRole('main').getByText(fullmap.ALL_REWARDED)).toBeVisible();
  const told = Date.now();
  for (const { id } of [first, second]) await expect(page.getByText(`User ${id} rewarded successfully!`)).toBeVisible();
  await fullmap.expectRedirect(page, url + fullmap.FULLMAPS, { pressed, told }, 1500);
}
