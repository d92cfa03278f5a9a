import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { settled } from './settled.ts';

export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const PUBLIC_TAGS = [...TAGS, 'best-practice'];
export const WIDE = 1440;
export const NARROW = 360;

export const COLORS = ['color-contrast'];
/** What is smaller, scrolls, or is there on a narrow screen only, as the menu's button is. */
export const CHANGED_BY_WIDTH = ['target-size', 'scrollable-region-focusable', 'button-name', 'link-name', 'aria-hidden-focus'];

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Which rules, by their own names or by the tags that they have. */
type Rules = { readonly rules: readonly string[] } | { readonly tags: readonly string[] };

interface Screen {
  /** The rules that hold here. */
  readonly tags?: readonly string[];
  /** A public page applies the theme when it loads; the console immediately, so what is open on a screen stays open. */
  readonly reload?: boolean;
}

/** As another tab of this browser would. */
export async function chooseTheme(page: Page, theme: string, reload = false): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('arena-theme', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'arena-theme', newValue }));
  }, theme);
  if (reload) await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** `within`: a selector of the part that is looked at. axe stays in the page: sent with each question, it took longer than most of them. */
async function violations(page: Page, chosen: Rules, within = 'html'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const runOnly: axe.RunOnly = 'rules' in chosen ? { type: 'rule', values: [...chosen.rules] } : { type: 'tag', values: [...chosen.tags] };
  return page.evaluate(
    async ([part, only]) => {
      // Violations only, since describing the passing elements is slow.
      const found = await (window as unknown as { axe: typeof axe }).axe.run(part, { runOnly: only, resultTypes: ['violations'] });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
    },
    [within, runOnly] as const,
  );
}

/** The boxes that a person would have to scroll sideways: the page, its main part, and what lies over it. */
const sideways = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main, [role=dialog], [role=alertdialog]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName }) => tagName),
  );

/**
 * What a component handed on to an element that has no such attribute. Nothing filters it: Emotion's list of all attributes is not
 * in the build. A known one is a property of its element or, in a drawing, of its style.
 */
const strangeAttributes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const unreflected = /^(aria-.+|data-.+|class|for|d|focusable|popovertarget|preserveaspectratio|viewbox|xmlns)$/;
    const properties = (element: Element) => {
      const names = new Set<string>();
      for (const name in element) names.add(name.toLowerCase());
      return names;
    };
    const byTag = new Map<string, ReadonlySet<string>>();
    // The bars of MUI's charts carry one that we cannot take from them.
    return [...document.querySelectorAll('body, body :not(.MuiBarChart-element)')].flatMap((element) => {
      const known = byTag.get(element.tagName) ?? properties(element);
      byTag.set(element.tagName, known);
      return element
        .getAttributeNames()
        .filter((name) => !unreflected.test(name.toLowerCase()) && !known.has(name.toLowerCase()) && !CSS.supports(name, 'inherit'))
        .map((name) => `${name}: ${element.outerHTML.slice(0, 200)}`);
    });
  });

/** Looks at what is open in one theme and width, by the rules that are chosen, and for what would have to be scrolled sideways. */
export async function look(page: Page, width: number, theme: string, chosen: Rules, within?: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // axe takes a link that is half under the top bar for a small one.
  await page.evaluate(() => scrollTo(0, 0));
  // A color that axe measures in the middle of a fade does not last.
  await settled(page);
  expect.soft(await violations(page, chosen, within), `${theme}, ${width} px wide`).toEqual([]);
  expect.soft(await sideways(page), `sideways scrolling, ${theme}, ${width} px wide`).toEqual([]);
}

/**
 * Expects the screen that is open to break no rule of WCAG 2.2 AA, and to scroll nowhere sideways. The other theme is another
 * set of colors over the same elements, so only those are looked at again; of a narrow screen, what its width can change.
 */
export async function expectAccessible(page: Page, { tags = TAGS, reload = false }: Screen = {}): Promise<void> {
  await chooseTheme(page, 'dark', reload);
  await look(page, WIDE, 'dark', { tags });
  expect.soft(await strangeAttributes(page), 'attributes that are none').toEqual([]);
  await chooseTheme(page, 'light', reload);
  await look(page, WIDE, 'light', { rules: COLORS });
  await look(page, NARROW, 'light', { rules: CHANGED_BY_WIDTH });
}

/** The same of a public page, which is opened for it. */
export async function expectPublicAccessible(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await test.step(address, () => expectAccessible(page, { tags: PUBLIC_TAGS, reload: true }));
}
