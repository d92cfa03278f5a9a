import type { Response } from '@playwright/test';
import { type AppName, SECTIONS } from '../../tooling/apps.ts';
import { signedInPage, withConsole } from '../bench/console.ts';
import { packed } from './packed.ts';

/** What the browser asked for while a screen came up. */
export interface ScreenMeasurement {
  readonly requests: readonly string[];
  /** The scripts, each with the app whose build it is. */
  readonly scripts: readonly { readonly app: AppName; readonly file: string }[];
  /** What is neither a script nor data: the document, fonts and lists of files, in bytes as they are sent, without headers. */
  readonly others: number;
}

const isScript = (address: string) => new URL(address).pathname.endsWith('.js');
const isData = (address: string) => address.includes('/api/v1/');

async function bytesOf(response: Response): Promise<number> {
  const body = await response.body();
  // A font is packed already.
  return response.request().resourceType() === 'font' ? body.length : packed(body);
}

/** Opens screens as a signed-in administrator, each with an empty cache, and records the browser's requests. `heading`: of each. */
export const measureScreens = <Name extends string>(
  screens: Readonly<Record<Name, { readonly path: string; readonly heading: string }>>,
): Promise<Readonly<Record<Name, ScreenMeasurement>>> =>
  withConsole({ sections: SECTIONS, api: 'http://localhost:1' }, async ({ browser, origin, appAt }) => {
    const measured: [string, ScreenMeasurement][] = [];
    for (const [name, { path, heading }] of Object.entries<{ readonly path: string; readonly heading: string }>(screens)) {
      const page = await signedInPage(browser);
      // Only bytes of the console are weighed here, so the data is empty lists.
      await page.route('**/api/v1/**', (route) =>
        route.fulfill({ json: route.request().url().endsWith('/capabilities') ? { capabilities: [] } : [] }),
      );
      const requests: string[] = [];
      const others: Promise<number>[] = [];
      page.on('request', (request) => void (request.url().startsWith('data:') || requests.push(request.url())));
      page.on('response', (response) => {
        const address = response.url();
        if (!address.startsWith('data:') && !isScript(address) && !isData(address)) others.push(bytesOf(response));
      });
      await page.goto(origin + path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.waitForLoadState('networkidle');
      const scripts = requests.filter(isScript).map((request) => new URL(request));
      measured.push([
        name,
        {
          requests,
          scripts: scripts.map((url) => ({ app: appAt(url), file: url.pathname.slice(1) })),
          others: (await Promise.all(others)).reduce((sum, bytes) => sum + bytes, 0),
        },
      ]);
      await page.close();
    }
    return Object.fromEntries(measured) as Record<Name, ScreenMeasurement>;
  });
