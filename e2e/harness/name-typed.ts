import type { Page } from '@playwright/test';

const NAMES = 20;

/** From the last letter of a name to its row on the screen, with a quarter of the processor (milliseconds, the shortest first). */
export async function nameTyped(page: Page, url: string): Promise<readonly number[]> {
  await page.goto(`${url}/admin/user-management`);
  await page.locator('tbody tr').first().waitFor();
  const field = page.getByRole('searchbox', { name: /Search users/ });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const taken: number[] = [];
  for (let turn = 0; turn < NAMES; turn += 1) {
    const name = `Player ${100_003 + turn * 41_777}`;
    await field.fill('');
    await field.pressSequentially(name.slice(0, -1), { delay: 60 });
    await page.evaluate((wanted) => {
      const state: { typedAt?: number; seenAt?: number } = {};
      Object.assign(window, { nameTyped: state });
      document.addEventListener('keydown', () => (state.typedAt = performance.now()), { once: true, capture: true });
      // A method: the compiler wraps named functions in a helper of its own, which the page has not.
      const watch = {
        look() {
          const rows = document.querySelectorAll('tbody tr');
          // The one row that was found, and nothing else any more; painted with the frame that follows.
          if (state.typedAt !== undefined && rows.length === 1 && rows[0]?.textContent.includes(wanted))
            requestAnimationFrame(() => (state.seenAt = performance.now()));
          else requestAnimationFrame(() => watch.look());
        },
      };
      watch.look();
    }, name);
    await field.press(name.at(-1) ?? '');
    await page.waitForFunction(() => (window as unknown as { nameTyped: { seenAt?: number } }).nameTyped.seenAt !== undefined);
    taken.push(
      await page.evaluate(() => {
        const { typedAt = 0, seenAt = 0 } = (window as unknown as { nameTyped: { typedAt?: number; seenAt?: number } }).nameTyped;
        return seenAt - typedAt;
      }),
    );
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return taken.toSorted((one, other) => one - other);
}
