import type { BrowserContext, Page } from '@playwright/test';
import type { SectionDescriptor } from '@arena/shared/contract/section';
import { SECTIONS } from '../../tooling/apps.ts';
import { flip, listedFiles, loadAll, restore } from '../harness/flipped.ts';
import { failedRequest } from '../harness/guard.ts';
import { enterWithoutBackend } from '../harness/no-backend.ts';
import { expect, test } from '../harness/site.ts';

/*
 * Every script of every build, changed by one byte: none of them runs, and the browser names each. By its route where a route loads it
 * first; all of them by the loader that webpack's runtimes use. Files that do not run (fonts, pictures) are not scripts, and no browser
 * checks them.
 */

const SCRIPT = /\.js$/;
/** The browser's message about a file with another hash. */
const INVALID = /Failed to find a valid digest in the 'integrity' attribute for resource '([^']+)'/;
const RUNTIME = /\[ Federation Runtime \]/;

/** The files that the browser refuses, by name. */
function refusedBy(context: BrowserContext): ReadonlySet<string> {
  const names = new Set<string>();
  context.on('console', (message) => {
    const [, address] = INVALID.exec(message.text()) ?? [];
    if (address !== undefined) names.add(new URL(address).pathname.slice(1));
  });
  return names;
}

async function descriptorOf(url: string): Promise<SectionDescriptor> {
  return (await (await fetch(`${url}/section.json`)).json()) as SectionDescriptor;
}

/** Loads each file changed, and as it is. */
async function checkAll(page: Page, app: Parameters<typeof flip>[1], origin: string, files: readonly string[]): Promise<void> {
  const addresses = files.map((file) => `${origin}/${file}`);
  const outcome = (what: string) => Object.fromEntries(addresses.map((address) => [address, what]));
  await flip(page, app, files);
  expect(await loadAll(page, addresses)).toEqual(outcome('refused'));
  await restore(page);
  expect(await loadAll(page, addresses), 'the same files as they were published').toEqual(outcome('ran'));
}

for (const name of SECTIONS.filter((one) => one !== 'mfe-public')) {
  test(`${name}: every script with one byte changed is refused, by name`, async ({ page, context, site, guard }) => {
    guard.allow(INVALID, RUNTIME);
    const refused = refusedBy(context);
    const { url } = site.section(name);
    const { title, mounts } = await descriptorOf(url);
    const mount = mounts.find(({ layout, pages }) => layout === 'console' && pages.some(({ path }) => path === ''));
    const address = site.url + (mount?.path ?? '');
    await enterWithoutBackend(page, site.url, guard);

    // By the route, one at a time: it says which file, and the same files as they were bring the page back.
    const byRoute = ['files.json', ...(mount?.preload ?? []), ...(mount?.pages.find(({ path }) => path === '')?.preload ?? [])];
    for (const file of byRoute) {
      await flip(page, name, [file]);
      await page.goto(address);
      const said = page.getByRole('alert').filter({ hasText: `${title} is unavailable` });
      await expect(said).toContainText(
        // The changed byte of the list may be one of its quotes: then it is no list any more.
        file === 'files.json'
          ? /is not the one that was published|has an invalid format/
          : `${file} of ${title} doesn’t match the published file`,
      );
      await restore(page);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(said).toBeHidden();
    }

    const files = listedFiles(name, SCRIPT);
    await checkAll(page, name, url, files);
    expect([...refused].sort()).toEqual([...files].sort());
    console.log(`  ${name}: ${files.length} of ${files.length} scripts refused, ${byRoute.length} by their route.`);
  });
}

test('the shell: every script with one byte changed is refused, by name', async ({ page, context, site, guard }) => {
  // The document's first script asks for a file of the shell once more.
  guard.allow(INVALID, /SRI's integrity checks failed/, failedRequest('502'));
  const refused = refusedBy(context);
  // The files that the document itself names.
  const program = listedFiles('shell', /^(packages|main)\..*\.js$/);
  const ofPages = listedFiles('shell', /^public-?\w*\..*\.js$/);
  const files = listedFiles('shell', SCRIPT).filter((file) => ![...program, ...ofPages].includes(file));

  await page.goto(site.url);
  await flip(page, 'shell', ofPages);
  expect(
    Object.values(
      await loadAll(
        page,
        ofPages.map((file) => `${site.url}/${file}`),
      ),
    ),
  ).toEqual(ofPages.map(() => 'refused'));
  await restore(page);

  await page.goto(`${site.url}/auth/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkAll(page, 'shell', site.url, files);

  expect(program).toHaveLength(2);
  for (const file of program) {
    await flip(page, 'shell', [file]);
    const failed = page.waitForEvent('console', (message) => INVALID.test(message.text()));
    await page.goto(`${site.url}/auth/login`);
    await failed;
    expect(await page.evaluate(() => '__arenaLoadVerified' in window)).toBe(false);
    await restore(page);
  }
  expect([...refused].sort()).toEqual([...files, ...ofPages, ...program].sort());
  console.log(`  shell: ${refused.size} of ${refused.size} scripts refused.`);
});

test('the public pages: every script with one byte changed is refused, by name; what nothing loads is in no list', async ({
  page,
  context,
  site,
  guard,
}) => {
  // The document's first script asks for a file of the shell once more.
  guard.allow(INVALID, /SRI's integrity checks failed/, failedRequest('502'));
  const refused = refusedBy(context);
  const { url } = site.section('mfe-public');
  const files = listedFiles('mfe-public', SCRIPT);
  const federated = files.filter((file) => /^(remoteEntry|__federation)/.test(file));
  const own = files.filter((file) => !federated.includes(file));
  await page.goto(site.url);
  await checkAll(page, 'mfe-public', url, own);
  expect([...refused].sort()).toEqual([...own].sort());

  await page.goto(`${site.url}/auth/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    Object.values(
      await loadAll(
        page,
        federated.map((file) => `${url}/${file}`),
      ),
    ),
  ).toEqual(federated.map(() => 'refused'));
  console.log(`  mfe-public: ${files.length} of ${files.length} scripts refused.`);
});
