import { expectAccessible } from './harness/accessible.ts';
import { NOTIFICATIONS } from './harness/overview.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { LONG } from './harness/long.ts';
import { expect, test } from './harness/test.ts';

const WORD = 'broken on purpose';

test(
  'a screen of the shell that cannot be drawn: Something went wrong, with a button that refreshes',
  LONG,
  async ({ page, platform, guard }) => {
    guard.allow(new RegExp(WORD));
    let fault = `(()=>{throw new Error("${WORD}")})()`;
    // The program of the screen arrives whole and throws where it draws its filter.
    await page.route(/\/notifications\.[\da-f]+\.js$/, async (route) => {
      const answer = await route.fetch();
      const program = await answer.text();
      const broken = program.replace('"Notifications by type"', fault);
      expect(broken).toContain(fault);
      await route.fulfill({ response: answer, body: broken });
    });
    await enterAs(page, platform.url, ADMIN);
    await page.goto(platform.url + NOTIFICATIONS);
    const fallback = page.getByRole('alert');
    await expect(fallback.getByRole('heading', { name: 'Something went wrong' })).toBeFocused();
    const refresh = fallback.getByRole('button', { name: 'Refresh' });
    await expect(refresh).toBeVisible();
    // What happened is there for who wants to tell somebody, and not in everybody's way.
    await expect(fallback.getByText(WORD)).toBeHidden();
    await fallback.getByText('Details').click();
    await expect(fallback.getByText(`Error: ${WORD}`)).toBeVisible();
    await expectAccessible(page);
    // It costs this screen only.
    const inConsole = (name: string) => page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name });
    await inConsole('Overview').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await inConsole('Notification').click();

    // It stays broken as long as the program is; then the button brings everything back, and nobody was signed out.
    await refresh.click();
    await expect(fallback.getByRole('heading', { name: 'Something went wrong' })).toBeFocused();
    fault = '"Notifications by type"';
    await refresh.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notification Center' })).toBeVisible();
    await expect(page).toHaveURL(platform.url + NOTIFICATIONS);
    await expect(page.getByRole('button', { name: 'Amara Khan' })).toBeVisible();
  },
);
