import { expect, test } from '@playwright/test';
import { freePort } from '../../tooling/network.ts';
import { type Started, type WorkingCopy, workingCopy } from '../harness/working-copy.ts';
import { CHANGED_BY_WIDTH, COLORS, look, NARROW, TAGS, WIDE } from '../harness/accessible.ts';

// Some fifty stories, each looked at four times.
test.setTimeout(600_000);

/** All stories in `npm test -- long`; the variants try every other one. */
const WHOLE = process.env.WHOLE !== undefined;

let copy: WorkingCopy;
let kit: Started;
let origin: string;

interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
}
const storiesOf = async (): Promise<readonly Story[]> => {
  const { entries } = (await (await fetch(`${origin}/index.json`)).json()) as { entries: Readonly<Record<string, Story>> };
  return Object.values(entries).filter(({ type }) => type === 'story');
};

test.beforeAll(async () => {
  copy = workingCopy();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  kit = copy.start({ PORT: String(port) }, 'npm', 'run', 'dev', '--', 'kit');
  const isUp = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 300_000 }).toBe(true);
});
test.afterAll(async () => {
  kit.interrupt();
  await kit.output.catch(() => undefined);
  copy.remove();
});

test('every story of the kit is accessible in both themes and three widths', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const all = await storiesOf();
  expect(all.length).toBeGreaterThan(30);
  for (const { id, title, name } of all.filter((_, index) => WHOLE || index % 2 === 0))
    await test.step(`${title}, ${name}`, async () => {
      const open = async (theme: string) => {
        await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`);
        await expect(page.locator('body.sb-show-main')).toBeAttached();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      };
      await open('dark');
      await look(page, WIDE, 'dark', { tags: TAGS }, 'body');
      for (const width of [768, NARROW]) await look(page, width, 'dark', { rules: CHANGED_BY_WIDTH }, 'body');
      // The other theme is another set of colors over the same elements, the same at every width.
      await open('light');
      await look(page, WIDE, 'light', { rules: COLORS }, 'body');
    });
  expect(errors).toEqual([]);
});
