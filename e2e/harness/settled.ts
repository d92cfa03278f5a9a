import type { Page } from '@playwright/test';

/**
 * Waits until a screen that was resized is drawn so, and what fades or moves has come to rest; what turns for ever, as the sign of
 * waiting does, is not waited for, nor what stands still until it is shown, as all of a screen that is rendered ahead.
 */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    // Programs hear of a new width in the frame in which it changes, and draw before the next one.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity && (effect as KeyframeEffect).target?.checkVisibility())
        .map((animation) => animation.finished.catch(() => undefined)),
    );
  });
