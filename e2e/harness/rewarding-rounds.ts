import type { Page } from '@playwright/test';
import type { BareBackend } from '../bare-backend.ts';
import type { Interruption } from '../bare/fullmap-memory.ts';
import { ALL_REWARDED, decideReward, type Player, resultsPath, rewardsPath, tickAndContinue } from './fullmap.ts';
import { failedRequest, type Guard } from './guard.ts';
import { enterAs } from './people.ts';
import { type BareConsole, expect, test } from './test.ts';

const PLAYERS: readonly Player[] = [
  { id: 21, name: 'Nia Rao' },
  { id: 22, name: 'Omar Sy' },
  { id: 23, name: 'Petra Lind' },
  { id: 24, name: 'Quinn Ash' },
  { id: 25, name: 'Rosa Diaz' },
];
const positionOf = (index: number) => (index % 4) + 1;
const messageOf = ({ name }: Player) => `gg ${name}`;

interface Round {
  readonly page: Page;
  readonly url: string;
  readonly backend: BareBackend;
  readonly winners: readonly Player[];
}

/** Every player's position and message, and the last one's button. */
async function stepThrough({ page, winners }: Round): Promise<void> {
  for (const [index, winner] of winners.entries()) {
    await decideReward(page, winner, positionOf(index), messageOf(winner));
    await page.getByRole('button', { name: index === winners.length - 1 ? /^Reward \d winners?$/ : 'Next' }).click();
  }
}

/**
 * Rewards the winners of a fresh room; the call after the first `through` ones is interrupted. After a lost answer the winners are read
 * immediately, and the sequence goes on; for a call that never arrives, the test waits and opens the screen again.
 */
async function interruptedRound(round: Round, through: number, how: Interruption): Promise<void> {
  const { page, url, backend, winners } = round;
  const { fullmaps } = backend;
  const ids = winners.map(({ id }) => id);
  const fullmapId = fullmaps.completed(ids);
  fullmaps.interruptAfter(through, how);
  await page.goto(url + resultsPath(fullmapId));
  await tickAndContinue(page, winners);
  if (through > 0) await stepThrough(round);
  await expect.poll(() => fullmaps.interrupted).toBe(true);
  if (how === 'never arrived') {
    await page.goto(url + rewardsPath(fullmapId));
    if (through > 0) {
      await expect(page.getByText(/^Rewarding isn’t finished: \d of \d winners may not be rewarded yet\.$/)).toBeVisible();
      await page.getByRole('button', { name: 'Resume' }).click();
    }
  }
  // The choice is stored before the winners are registered.
  if (through === 0) await stepThrough(round);
  await expect(page.getByRole('main').getByText(ALL_REWARDED)).toBeVisible();
  for (const { name } of winners) await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(/Sent|Already rewarded/);

  expect(fullmaps.winnersOf(fullmapId)).toEqual(
    winners.map((winner, index) => ({ fullmapId, userId: winner.id, position: positionOf(index), message: messageOf(winner) })),
  );
  expect(fullmaps.effects(fullmapId), 'no player is registered or rewarded twice').toEqual({ registered: ids, rewarded: ids });
}

/** Rewards so many players in a round for every call and every way in which it can break off. */
export async function expectRewardedOnce(page: Page, bare: BareConsole, guard: Guard, count: number): Promise<void> {
  guard.allow(failedRequest('/api/v1/capabilities'), failedRequest('502'));
  const { backend, url } = bare;
  await enterAs(page, url, backend);
  const round: Round = { page, url, backend, winners: PLAYERS.slice(0, count) };
  const ways = ['answer lost', 'never arrived'] as const;
  for (let through = 0; through <= count; through += 1) {
    // Of many winners each call breaks off in one of the two ways, of few in both.
    for (const how of ways.filter((_, index) => count < 5 || index === through % 2)) {
      await test.step(`${through} calls are answered, then: ${how}`, () => interruptedRound(round, through, how));
    }
  }
}
