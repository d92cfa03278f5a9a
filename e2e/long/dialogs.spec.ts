import { DIALOGS } from '../harness/dialogs.ts';
import { expectOpenAfterDoubleClick, PAUSES } from '../harness/double-click.ts';
import { test } from '../harness/test.ts';

for (const dialog of DIALOGS) {
  test(`${dialog.name}: stays open after a double click of any hand, ${PAUSES.join(', ')} ms between the clicks`, async ({
    page,
    platform,
    guard,
  }) => {
    guard.allow(/Failed to load resource/);
    await expectOpenAfterDoubleClick(page, platform, dialog, PAUSES);
  });
}
