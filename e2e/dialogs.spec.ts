import { DIALOGS, dialogsInSources } from './harness/dialogs.ts';
import { expectOpenAfterDoubleClick, PAUSES } from './harness/double-click.ts';
import { expect, test } from './harness/test.ts';

test('the table has every dialog and every question of the console', () => {
  const listed: Record<string, number> = {};
  for (const { source } of DIALOGS) listed[source] = (listed[source] ?? 0) + 1;
  expect(dialogsInSources()).toEqual(listed);
});

// One pause for each dialog, so that every pause is tried; long/dialogs.spec.ts tries every pause at every dialog.
for (const [index, dialog] of DIALOGS.entries()) {
  const pause = PAUSES[index % PAUSES.length] ?? PAUSES[0];
  test(`${dialog.name}: a double click leaves the dialog open and sends nothing, a click outside leaves it open, Escape closes it`, async ({
    page,
    platform,
    guard,
  }) => {
    guard.allow(/Failed to load resource/);
    await expectOpenAfterDoubleClick(page, platform, dialog, [pause]);
  });
}
