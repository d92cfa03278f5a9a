import type { Response } from '@playwright/test';
import { SECTIONS } from '../../tooling/apps.ts';
import { type ServedConsole, signedInPage, withConsole } from './console.ts';
import { packed } from './files.ts';

const isScript = (address: string) => new URL(address).pathname.endsWith('.js');
const isData = (address: string) => address.includes('/api/v1/');

async function bytesOf(response: Response): Promise<number> {
  const body = await response.body();
  // Fonts are already compressed.
  return response.request().resourceType() === 'font' ? body.length : packed(body);
}

interface Screen {
  readonly name: string;
  readonly path: string;
}

/** `others`: document, fonts and lists of files, in transferred bytes without headers. */
async function measureScreen({ browser, origin, appAt }: ServedConsole, { name, path }: Screen) {
  const page = await signedInPage(browser);
  // Returns empty lists, because only the console's own bytes count.
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
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = requests.filter(isScript).map((request) => new URL(request));
  const bytes = await Promise.all(others);
  await page.close();
  return {
    requests,
    scripts: scripts.map((url) => ({ app: appAt(url), file: url.pathname.slice(1) })),
    others: bytes.reduce((sum, one) => sum + one, 0),
  };
}
type ScreenMeasurement = Awaited<ReturnType<typeof measureScreen>>;

/** Opens each screen as an administrator with an empty cache. */
export const measureScreens = <S extends Screen>(screens: readonly S[]): Promise<readonly (S & ScreenMeasurement)[]> =>
  withConsole({ sections: SECTIONS, api: 'http://localhost:1' }, async (served) => {
    const measured: (S & ScreenMeasurement)[] = [];
    for (const screen of screens) measured.push({ ...screen, ...(await measureScreen(served, screen)) });
    return measured;
  });
