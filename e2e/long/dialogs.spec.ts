import { DIALOGS } from '../harness/dialogs.ts';
import { expectOpenAfterDoubleClick, PAUSES } from '../harness/double-click.ts';
import { test } from '../harness/test.ts';

// Each dialog with a quick and a slow hand, in turns.
for (const [index, dialog] of DIALOGS.entries()) {
  const pauses = PAUSES.filter((_, place) => place % 2 === index % 2);
  test(`${dialog.name}: stays open after a double click of any hand, ${pauses.join(', ')} ms between the clicks`, async ({
    page,
    platform,
    guard,
  }) => {
    guard.allow(/Failed to load resource/);
    await expectOpenAfterDoubleClick(page, platform, dialog, pauses);
  });
}
