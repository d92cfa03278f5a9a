import { type AppName, SECTIONS } from '../../tooling/apps.ts';
import { signedInPage, withConsole } from '../bench/console.ts';

interface Measurement {
  readonly requests: readonly string[];
  /** The scripts that were asked for, each with the app whose build it is. */
  readonly scripts: readonly { readonly app: AppName; readonly file: string }[];
}

/** Opens Room Management as a signed-in administrator with an empty cache, and records the browser's requests. */
export const measureRoomManagement = (): Promise<Measurement> =>
  withConsole({ sections: SECTIONS, api: 'http://localhost:1' }, async ({ browser, origin, appAt }) => {
    const page = await signedInPage(browser);
    // Only bytes of the console are weighed here, so the data is empty lists.
    await page.route('**/api/v1/**', (route) =>
      route.fulfill({ json: route.request().url().endsWith('/capabilities') ? { capabilities: [] } : [] }),
    );
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${origin}/admin/room-management`);
    await page.getByRole('tab', { name: /Scheduled/ }).waitFor();
    await page.waitForLoadState('networkidle');
    const asked = requests.filter((request) => !request.startsWith('data:'));
    const scripts = asked.map((request) => new URL(request)).filter(({ pathname }) => pathname.endsWith('.js'));
    return { requests: asked, scripts: scripts.map((url) => ({ app: appAt(url), file: url.pathname.slice(1) })) };
  });
