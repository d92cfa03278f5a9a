import { DIALOGS, dialogsInSources } from './harness/dialogs.ts';
import { expectOpenAfterDoubleClick, PAUSES } from './harness/double-click.ts';
import { expect, test } from './harness/test.ts';

test('the table has every dialog and every question of the console', () => {
  const listed: Record<string, number> = {};
  for (const { source } of DIALOGS) listed[source] = (listed[source] ?? 0) + 1;
  expect(dialogsInSources()).toEqual(listed);
});

/** A sample: extended/dialogs.spec.ts tries every dialog. */
const KINDS = ['the palette', 'Delete of a room', 'Create room', 'Ban User'] as const;

for (const [index, name] of KINDS.entries()) {
  test(`${name}: a double click leaves the dialog open and sends nothing, a click outside leaves it open, Escape closes it`, async ({
    page,
    platform,
    guard,
  }) => {
    guard.allow(/Failed to load resource/);
    const dialog = DIALOGS.find((one) => one.name === name);
    if (dialog === undefined) throw new Error(`There is no dialog ${name}.`);
    await expectOpenAfterDoubleClick(page, platform, dialog, [PAUSES[index % PAUSES.length] ?? 0]);
  });
}
