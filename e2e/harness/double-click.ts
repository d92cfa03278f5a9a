import type { Locator, Page } from '@playwright/test';
import type { Console } from './consoles.ts';
import type { DialogCase } from './dialog-case.ts';
import { ADMIN, enterAs } from './people.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';
import { callsOf } from './tournament-calls.ts';

/** Milliseconds between the two clicks of a double click, from a quick hand to a slow one. */
export const PAUSES = [60, 120, 200, 350] as const;

/** As a mouse does it: both clicks at one place, the second one counted as such. */
async function doubleClick(page: Page, { x, y }: { readonly x: number; readonly y: number }, pause: number): Promise<void> {
  await page.mouse.move(x, y);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    if (clickCount === 1) await page.waitForTimeout(pause);
  }
}

/** How much is left of each that is in the page once nothing moves any more, 1 for all of it: what is going to vanish fades. */
async function leftOf(page: Page, dialog: Locator): Promise<readonly number[]> {
  // By the second frame the screen has answered the click.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await settled(page);
  return dialog.evaluateAll((all) =>
    all.map((element) => {
      let left = 1;
      for (let one: Element | null = element; one !== null; one = one.parentElement) left *= Number(getComputedStyle(one).opacity);
      return left;
    }),
  );
}

/** Opens a dialog with double clicks: each leaves it open and sends nothing, and only Escape closes it. */
export async function expectOpenAfterDoubleClick(
  page: Page,
  platform: Console,
  { ready }: DialogCase,
  pauses: readonly number[],
): Promise<void> {
  const token = await enterAs(page, platform.url, ADMIN);
  const { path, title, opener } = await ready(platform, token, page);
  await page.goto(platform.url + path);
  const sent = callsOf(page);
  const dialog = page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }));
  for (const pause of pauses) {
    await test.step(`${pause} ms between the clicks`, async () => {
      const control = await opener(page);
      await expect(control).toBeEnabled();
      // Where it stands once nothing moves any more: a menu opens with an animation, and the console takes its frame's place.
      await control.click({ trial: true });
      const box = await control.boundingBox();
      if (box === null) throw new Error('The opener has no place.');
      await doubleClick(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, pause);
      await expect(dialog).toBeVisible();
      expect(await leftOf(page, dialog), 'open, and asked once, after the double click').toEqual([1]);

      await page.mouse.click(8, 8);
      expect(await leftOf(page, dialog), 'open after a click outside').toEqual([1]);
      await expect(dialog, 'after a click outside').toBeVisible();

      await page.keyboard.press('Escape');
      await expect(dialog, 'untouched, it goes by Escape').toBeHidden();
      expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
    });
  }
}
