import { expect, test } from '@playwright/test';
import { change, FORM_TITLE, isStateKept, startDev, typeIntoForm } from '../harness/dev-loop.ts';
import { workingCopy } from '../harness/working-copy.ts';

test.setTimeout(180_000);

for (const [where, section] of [
  ['in the console, as one of its sections', null],
  ['alone', 'mfe-rooms'],
] as const) {
  test(`a saved change of a section is on the screen ${where}, and typed text stays`, async ({ page }) => {
    const copy = workingCopy();
    try {
      const server = await startDev(copy, section);
      await typeIntoForm(page, server.origin, section !== null);
      await change(page, copy, FORM_TITLE, 'Open a room');
      await change(page, copy, 'Open a room', 'Open another room');
      expect(await isStateKept(page)).toBe(true);
      await server.stop();
    } finally {
      copy.remove();
    }
  });
}
