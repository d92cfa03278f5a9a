import { expectAccessible } from './harness/accessible.ts';
import { NOTIFICATIONS } from './harness/overview.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { EXTENDED } from './harness/extended.ts';
import { expect, test } from './harness/test.ts';

const WORD = 'broken on purpose';

test(
  'a screen of the shell that cannot be drawn: Something went wrong, with a button that refreshes',
  EXTENDED,
  async ({ page, platform, guard }) => {
    guard.allow(new RegExp(WORD));
    // Drawing the screen's filter throws, until it is mended.
    await page.addInitScript((word) => {
      const set = Object.getOwnPropertyDescriptor(Element.prototype, 'setAttribute')?.value as Element['setAttribute'];
      Element.prototype.setAttribute = function (name, value) {
        if (value === 'Notifications by type' && localStorage.getItem('mended') === null) throw new Error(word);
        set.call(this, name, value);
      };
    }, WORD);
    await enterAs(page, platform.url, ADMIN);
    await page.goto(platform.url + NOTIFICATIONS);
    const fallback = page.getByRole('alert');
    await expect(fallback.getByRole('heading', { name: 'Something went wrong' })).toBeFocused();
    const refresh = fallback.getByRole('button', { name: 'Refresh' });
    await expect(refresh).toBeVisible();
    // Details for a bug report are available, but collapsed.
    await expect(fallback.getByText(WORD)).toBeHidden();
    await fallback.getByText('Details').click();
    await expect(fallback.getByText(`Error: ${WORD}`)).toBeVisible();
    await expectAccessible(page);
    // It costs this screen only.
    const inConsole = (name: string) => page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name });
    await inConsole('Overview').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await inConsole('Notification').click();

    // It stays broken as long as its cause persists; then the button restores everything, and the user is still signed in.
    await refresh.click();
    await expect(fallback.getByRole('heading', { name: 'Something went wrong' })).toBeFocused();
    await page.evaluate(() => localStorage.setItem('mended', 'yes'));
    await refresh.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notification Center' })).toBeVisible();
    await expect(page).toHaveURL(platform.url + NOTIFICATIONS);
    await expect(page.getByRole('button', { name: 'Amara Khan' })).toBeVisible();
  },
);
