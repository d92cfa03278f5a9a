import type { Page } from '@playwright/test';

/** Waits until what fades or moves has come to rest; what turns for ever, as the sign of waiting does, is not waited for. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
