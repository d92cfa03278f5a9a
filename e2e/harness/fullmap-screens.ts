import { expect, type Page } from '@playwright/test';
import { createButton, form, FULLMAPS, approvalsPath, resultsPath, rewardsPath } from './fullmap.ts';
import type { FullMapServer } from './fullmap-server.ts';

interface FullMapScreen {
  readonly name: string;
  readonly path: string;
  /** Brings the screen into the state that is looked at. */
  readonly ready: (page: Page) => Promise<void>;
}

/** The screens of the area over the demo's rooms, each with as much on it as there can be. */
export async function fullMapScreens(server: FullMapServer): Promise<readonly FullMapScreen[]> {
  const approvals = await server.demo('PENDING', 'Friday Night Cup');
  const results = await server.demo('PRIVATE', 'Island Showdown');
  const rewarding = await server.demo('PRIVATE', 'Clash of Guilds');
  return [
    { name: 'list', path: FULLMAPS, ready: (page) => expect(page.getByRole('article').first()).toBeVisible() },
    {
      name: 'create-errors',
      path: `${FULLMAPS}?create=1`,
      ready: async (page) => {
        await createButton(page).click();
        await expect(form(page).getByRole('alert')).toHaveText('Please fill title');
      },
    },
    {
      name: 'approvals',
      path: approvalsPath(approvals),
      ready: async (page) => {
        await expect(page.getByRole('listitem', { name: /^Request from / }).first()).toBeVisible();
        await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeVisible();
      },
    },
    {
      name: 'results',
      path: resultsPath(results),
      ready: (page) => page.locator('input[type=checkbox]:enabled').first().check(),
    },
    {
      // The last winner's step: two who share a position, the review, and the button that sends all.
      name: 'rewarding',
      path: rewardsPath(rewarding),
      ready: async (page) => {
        const send = page.getByRole('button', { name: /^Reward \d winners$/ });
        await expect(page.getByText(/^Winner \d of 3$/)).toBeVisible();
        for (let step = 0; step < 3; step += 1) {
          if (await send.isVisible()) break;
          await page.getByRole('radio', { name: 'Position 2' }).check();
          await page.getByRole('button', { name: 'Next' }).click();
        }
        await page.getByRole('radio', { name: 'Position 2' }).check();
        await page.getByLabel('Message').fill('Champion of the day!');
        await expect(send).toBeEnabled();
      },
    },
  ];
}
