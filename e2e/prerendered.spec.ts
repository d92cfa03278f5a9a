import type { Page } from '@playwright/test';
import { EXTENDED } from './harness/extended.ts';
import { ADMIN, enterAs, PLAYER } from './harness/people.ts';
import { settled } from './harness/settled.ts';
import { expect, test } from './harness/test.ts';

const SCREEN = '/admin/notification';
const BELOW_A_SCREEN = '/admin/room-management/room-detail/1';
/** Chromium draws a gradient and a round corner a shade differently from time to time. */
const SEEN = 12;

/** Holds the shell's program back until it is let through. */
async function heldBack(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/main\.\w+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

const isInter = (page: Page) =>
  page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded'));

const frame = (page: Page) => page.locator('#root > [data-frame]');
const isProgram = (page: Page) => expect(frame(page)).not.toHaveAttribute('inert');

/** Place and size of every element of the frame, without the screen in it, and how it looks. */
async function frameOf(page: Page): Promise<{ readonly boxes: readonly string[]; readonly looks: readonly Buffer[] }> {
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  await settled(page);
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll('aside, aside *, header, header *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, element.textContent, x, y, width, height].join(' ');
    }),
  );
  const looks = [await page.locator('aside').screenshot(), await page.locator('header').screenshot()];
  return { boxes, looks };
}

/** The largest difference of two pictures in one color of one pixel, of 255. */
async function largestDifference(paper: Page, ...pictures: readonly Buffer[]): Promise<number> {
  return paper.evaluate(
    async (texts) => {
      const [one, other] = await Promise.all(
        texts.map(async (text) => {
          const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob());
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (one == null || other == null || one.width !== other.width || one.height !== other.height) return 255;
      return one.data.reduce((most, value, index) => Math.max(most, Math.abs(value - (other.data[index] ?? 0))), 0);
    },
    pictures.map((picture) => picture.toString('base64')),
  );
}

/** The widest and a narrow one; the rest of the table is long. */
const QUICK = 2;
/** Every look of the frame, and each theme where it is widest. */
const LOOKS: readonly (readonly [theme: string, address: string, width: number, sidebar: 'open' | 'rail'])[] = [
  ['dark', SCREEN, 1440, 'open'],
  ['dark', BELOW_A_SCREEN, 768, 'open'],
  ['light', SCREEN, 360, 'open'],
  ['dark', SCREEN, 1440, 'rail'],
  ['dark', SCREEN, 360, 'open'],
  ['dark', BELOW_A_SCREEN, 1440, 'open'],
  ['dark', SCREEN, 768, 'open'],
  ['light', SCREEN, 1440, 'open'],
  ['system', SCREEN, 1440, 'open'],
];

for (const [place, [theme, address, width, sidebar]] of LOOKS.entries()) {
  test(
    `the document's frame is the program's, box for box: ${theme}, ${address}, ${width} pixels wide, ${sidebar}`,
    place < QUICK ? {} : EXTENDED,
    async ({ page, platform, context }) => {
      const paper = await context.newPage();
      await enterAs(page, platform.url, ADMIN);
      await page.evaluate(
        ([mode, sidebarCollapsed]) => {
          localStorage.setItem('arena-theme', mode);
          localStorage.setItem('arena-fonts', '');
          localStorage.setItem('arena.preferences', JSON.stringify({ state: { sidebarCollapsed }, version: 0 }));
        },
        [theme, sidebar === 'rail'] as const,
      );
      if (theme === 'system') await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width, height: 800 });
      // The counts of new notifications and of what waits come later, and would change the picture.
      for (const late of [/\/live\.\w+\.js$/, '**/api/v1/counts']) await page.route(late, () => new Promise(() => {}));
      const release = await heldBack(page);
      await page.goto(platform.url + address, { waitUntil: 'commit' });
      await expect(frame(page)).toHaveAttribute('inert');
      const before = await frameOf(page);
      release();
      await isProgram(page);
      const after = await frameOf(page);
      expect(after.boxes).toEqual(before.boxes);
      for (const [index, look] of after.looks.entries())
        expect(await largestDifference(paper, look, before.looks[index] ?? look)).toBeLessThan(SEEN);
    },
  );
}

test('the fonts come after the first screen at the first visit, and before the program at the next', async ({ page, platform }) => {
  await enterAs(page, platform.url, ADMIN);
  const asked: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'font' && asked.push(request.url())));
  const first = await heldBack(page);
  await page.goto(platform.url + SCREEN, { waitUntil: 'commit' });
  await expect(frame(page)).toHaveAttribute('inert');
  // The browser requests a font when text is first drawn with it.
  await page.screenshot();
  expect(asked).toEqual([]);
  first();
  await expect.poll(() => isInter(page)).toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('arena-fonts'))).toBe('');
  const second = await heldBack(page);
  await page.addInitScript(() => {
    const note = new MutationObserver(() => {
      if (document.body === null) return;
      Object.assign(window, { fontsAtBody: [...document.fonts].map(({ status }) => status) });
      note.disconnect();
    });
    note.observe(document, { childList: true, subtree: true });
  });
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => isInter(page)).toBe(true);
  // Requested before the first layout: a layout without the fonts would have to be repeated.
  const statuses = await page.evaluate(() => (window as unknown as { readonly fontsAtBody: readonly string[] }).fontsAtBody);
  expect(statuses).toHaveLength(2);
  expect(statuses).not.toContain('unloaded');
  await expect(frame(page)).toHaveAttribute('inert');
  second();
});

test('a visitor without access never sees the frame', async ({ page, platform }) => {
  await enterAs(page, platform.url, PLAYER);
  const release = await heldBack(page);
  await page.goto(platform.url + SCREEN, { waitUntil: 'commit' });
  // Its last script has run.
  await page.waitForFunction(() => document.readyState !== 'loading');
  await expect(page.locator('#root')).toBeEmpty();
  release();
});

test('the sign-in page is there before the program, and keeps earlier input', async ({ page, platform }) => {
  const release = await heldBack(page);
  await page.goto(`${platform.url}/auth/login`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  const early = await page.getByLabel('Email').elementHandle();
  // Nothing else is fetched in the meantime.
  await expect.poll(() => isInter(page)).toBe(true);
  release();
  await expect(page.getByText('Signed in', { exact: true })).toBeVisible();
  expect(await early?.evaluate((field) => field.isConnected)).toBe(false);
  await expect(page).toHaveURL(`${platform.url}/`);
});

test('half-typed text on the sign-in page stays, with the focus', async ({ page, platform }) => {
  const release = await heldBack(page);
  await page.goto(`${platform.url}/auth/login`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('admin@');
  const early = await page.getByLabel('Email').elementHandle();
  release();
  await expect.poll(() => early?.evaluate((field) => field.isConnected)).toBe(false);
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('arena.test');
  await expect(page.getByLabel('Email')).toHaveValue('admin@arena.test');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
});

test('the cursor never leaves the field that is typed into while the program takes over', async ({ page, platform }) => {
  const release = await heldBack(page);
  await page.goto(`${platform.url}/auth/login`, { waitUntil: 'commit' });
  await page.getByLabel('Email').focus();
  const early = await page.getByLabel('Email').elementHandle();
  await page.evaluate(() => {
    const noted = new MutationObserver(() => {
      document.documentElement.dataset.focusedThen = (document.activeElement as HTMLInputElement | null)?.name ?? '';
      noted.disconnect();
    });
    noted.observe(document.querySelector('#root') as Element, { childList: true });
  });
  release();
  await expect.poll(() => early?.evaluate((field) => field.isConnected)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.dataset.focusedThen)).toBe('email');
});
