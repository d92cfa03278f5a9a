import { DIALOGS } from '../harness/dialogs.ts';
import { expectOpenAfterDoubleClick, PAUSES } from '../harness/double-click.ts';
import { test } from '../harness/test.ts';

// Each dialog with another hand than in the quick tests.
for (const [index, dialog] of DIALOGS.entries()) {
  const pause = PAUSES[(index + 2) % PAUSES.length] ?? 0;
  test(`${dialog.name}: stays open after a double click with ${pause} ms between the clicks`, async ({ page, platform, guard }) => {
    guard.allow(/Failed to load resource/);
    await expectOpenAfterDoubleClick(page, platform, dialog, [pause]);
  });
}
