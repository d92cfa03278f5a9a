import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import { failedRequest, type Guard } from './guard.ts';

/*
 * A backend filled with attacks: each answer of the real one, with its texts replaced by what a player might have typed to run a script in
 * an administrator's browser, or to break a screen. Any payload that takes effect leaves a trace in the page.
 */

const RUN = 'window.__ran=1';
export const PAYLOADS: readonly (string | null)[] = [
  `<img src=x onerror="${RUN}">`,
  `<svg onload="${RUN}"><b data-injected>x</b></svg>`,
  `"><script>${RUN}</script>`,
  `javascript:${RUN}//`,
  `' onmouseover='${RUN}' autofocus onfocus='${RUN}`,
  `{{constructor.constructor('${RUN}')()}}\${${RUN}}`,
  `<iframe srcdoc="<script>parent.${RUN.slice(7)}</script>"></iframe>`,
  `<a href="https://evil.example/">x</a><link rel=stylesheet href=//evil.example/x.css>`,
  '\u202e\u2066txt.exe\u2069 👩‍👩‍👧‍👦 ﷽ Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  'W'.repeat(300),
  `https://evil.example/${'w'.repeat(200)}`,
  null,
];

/** Every way to run something, in one text. */
const ATTACKS = `javascript:${RUN}//"><img src=x onerror="${RUN}"><svg onload="${RUN}"><b data-injected>x</b></svg><script>${RUN}</script>' onmouseover='${RUN}' autofocus onfocus='${RUN}{{constructor.constructor('${RUN}')()}}\${${RUN}}<iframe srcdoc="<script>parent.${RUN.slice(7)}</script>"></iframe><a href="https://evil.example/">x</a><link rel=stylesheet href=//evil.example/x.css>`;
/** What breaks a layout: another direction, signs of no width and of much height, and letters without a place to break. */
const SHAPES = `\u202e\u2066txt.exe\u2069\u200b\u200d\ufeff 👩‍👩‍👧‍👦 ﷽ שלום עולם Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢ ${'W'.repeat(300)}`;
/** All payloads together, for every field, in texts longer than any screen expects. */
export const EVERYTHING = ATTACKS + SHAPES;
export const ENDLESS = EVERYTHING + 'W'.repeat(10_000);

/** Words that the screens go by: replaced where a test asks for it. */
const WORDS = /^(status|type|kind|subject|month|day|gameTitle|modeName|action|gameType|videoStatus)$/;
/** What the console itself needs to go on. */
const NEEDED = /^(token|capabilities|next)$/;
const ROLE = /^ROLE_/;

interface Poison {
  /** Replaces texts, in turn, so that each field gets each of them on one of the screens. */
  readonly texts: readonly (string | null)[];
  /** Replaces the texts of a list's later entries, so that only the first one has the long text. */
  readonly later?: string;
  /** Whether the words are replaced as well. */
  readonly words?: boolean;
}

type Next = (name: string, isLater: boolean) => string | null | undefined;

function poisoned(value: unknown, next: Next, name = '', isLater = false): unknown {
  if (Array.isArray(value)) return value.map((part, place) => poisoned(part, next, name, isLater || place > 0));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, NEEDED.test(key) ? part : poisoned(part, next, key, isLater)]),
    );
  if (typeof value !== 'string' || ROLE.test(value)) return value;
  const other = next(name, isLater);
  return other === undefined ? value : other;
}

/** Poisons every answer of the API from now on; the stream of changes is left out, so that nothing is read twice. Answers how it ends. */
export async function poison(context: BrowserContext, { texts, later, words = false }: Poison): Promise<() => Promise<void>> {
  let at = 0;
  const next: Next = (name, isLater) => {
    if (!words && WORDS.test(name)) return undefined;
    return isLater && later !== undefined ? later : texts[at++ % texts.length];
  };
  const answers = async (route: Route) => {
    if (route.request().url().endsWith('/events')) return route.fulfill({ status: 404, json: { message: 'None', success: false } });
    try {
      const answer = await route.fetch();
      if (!(answer.headers()['content-type'] ?? '').includes('json')) return await route.fulfill({ response: answer });
      return await route.fulfill({ response: answer, json: poisoned(await answer.json(), next) });
    } catch (error) {
      // The page may have navigated away and no longer wait for the answer; if it does wait, the request fails.
      if (!/has been disposed|has been closed/.test(String(error))) throw error;
      return route.abort().catch(() => undefined);
    }
  };
  await context.route('**/api/v1/**', answers);
  return () => context.unroute('**/api/v1/**', answers);
}

/** Watches whether anything of a payload runs: a dialog, a request to elsewhere, a violation of the policy, an uncaught error. */
export async function watchFor(page: Page, own: readonly string[], guard: Guard): Promise<readonly string[]> {
  const seen: string[] = [];
  // Pictures that are not there: their names are payloads too.
  guard.allow(failedRequest('/api/v1/'));
  page.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !own.some((origin) => url.startsWith(origin))) seen.push(`a request to ${url}`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as { __violations?: string[] }).__violations ??= [];
      (window as { __violations?: string[] }).__violations?.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  return seen;
}

/** No payload has run or become markup, and the page is no wider than the screen. */
export async function expectHarmless(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => {
    const all = [...document.querySelectorAll('*')];
    const attributes = all.flatMap((element) => [...element.attributes].map(({ name, value }) => ({ name: name.toLowerCase(), value })));
    const state = window as { __ran?: unknown; __violations?: readonly string[] };
    const { scrollWidth, clientWidth } = document.documentElement;
    const isOutside = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
    return {
      ran: state.__ran,
      violations: state.__violations ?? [],
      handlers: attributes.filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
      addresses: attributes
        .filter(
          ({ name, value }) =>
            /^(href|src|action|formaction|xlink:href|srcdoc|data)$/.test(name) && /^\s*(javascript|data:text|vbscript):?/i.test(value),
        )
        .map(({ value }) => value),
      injected: document.querySelectorAll('[data-injected], iframe[srcdoc], a[href*="evil.example/"]:not([rel~="noopener"])').length,
      wider: Math.max(0, scrollWidth - clientWidth),
      by:
        scrollWidth > clientWidth ? all.filter(isOutside).map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 30)}`) : [],
    };
  });
  expect(found, where).toEqual({ ran: undefined, violations: [], handlers: [], addresses: [], injected: 0, wider: 0, by: [] });
}

/** Opens a screen, and looks at it once it shows what was read. */
export async function lookAt(page: Page, url: string, address: string): Promise<void> {
  await page.goto(url + address);
  // By its tag: below a panel that is open it has no role. A browser lays out tens of thousands of letters for seconds.
  await expect(page.locator('h1').first(), address).toBeVisible({ timeout: 30_000 });
  const loading = page.getByRole('status').filter({ hasText: /Loading/ });
  // Parts further down are read when they scroll into view.
  await expect(async () => {
    const waiting = await loading.count();
    await loading.evaluateAll((all) => all[0]?.scrollIntoView());
    expect(waiting, address).toBe(0);
  }).toPass({ timeout: 30_000 });
  await expectHarmless(page, address);
}
