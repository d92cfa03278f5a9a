import { expect, type Locator, type Page } from '@playwright/test';
import type { RegistryDocument } from '@arena/shared/contract/publishing';
import { describedAs, only } from './behaviors.ts';
import type { Console } from './consoles.ts';
import { type Build, buildOf, BUSY_MS, type Tried } from './fault-builds.ts';
import type { Kind, Shown } from './fault-kinds.ts';
import type { SectionOrigin } from './section-origin.ts';

/** A fault is reported on the screen within this time (milliseconds). */
export const TOLD_WITHIN_MS = 3000;
export const FIRST = '1.0.0';
export const SECOND = '1.0.1';

const STORAGE_FULL = 'storage-full';

/** In every page of a tab: its storage is full while its name says so. */
export const storageMayBeFull = (page: Page): Promise<unknown> =>
  page.addInitScript((word) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (...args) {
      if (window.name.split(' ').includes(word)) throw new DOMException('No room is left.', 'QuotaExceededError');
      setItem.apply(this, args);
    };
  }, STORAGE_FULL);

/** The tab's name outlives its documents; in it stands what goes wrong in them. */
export const markTab = (page: Page, word: string, there: boolean): Promise<void> =>
  page.evaluate(
    ([text, on]) => {
      const others = window.name.split(' ').filter((one) => one !== text);
      window.name = [...others, ...(on ? [text] : [])].join(' ');
    },
    [word, there] as const,
  );

const linkOf = (page: Page, { link }: Tried) =>
  page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: new RegExp(`^${link}`) });
const headingOf = (page: Page, { heading }: Tried) => page.getByRole('heading', { level: 1, name: heading });

/** One section in one tab, with a fault in it or without. */
export class Case {
  #build: Build;

  /** What the console provides to sections, in files of its own. */
  readonly #isSharedPart = ({ origin, pathname }: URL) => this.platform.url === origin && /^\/\d+\.[\da-f]{8}\.js$/.test(pathname);

  constructor(
    readonly page: Page,
    private readonly platform: Console,
    readonly section: Tried,
    readonly kind: Kind,
  ) {
    this.#build = buildOf(section, FIRST);
  }

  get #origin(): SectionOrigin {
    return this.platform.section(this.section.folder);
  }

  /** Puts a version on the section's origin, and waits until the console's origin knows of it. */
  async #serve(build: Build): Promise<void> {
    if (this.#origin.folder !== build.folder) await this.#origin.serve(build.folder);
    await this.isLive(build.version, build.entry);
  }

  /** The console's origin knows of it. */
  async isLive(version: string, entry: string, contract?: string): Promise<void> {
    const { section, platform } = this;
    const read = async () => {
      const { sections } = (await (await fetch(`${platform.url}/registry.json`)).json()) as RegistryDocument;
      const descriptor = sections.find(({ name }) => name === section.name)?.live.descriptor;
      return [descriptor?.version, Object.keys(descriptor?.integrity ?? {}).includes(entry), contract ?? descriptor?.contract];
    };
    await expect.poll(read).toEqual([version, true, contract ?? expect.any(String)]);
  }

  async healthy(): Promise<void> {
    await this.#serve(this.#build);
  }

  /** Another version of the section goes live. */
  next(): void {
    this.#build = buildOf(this.section, SECOND);
  }

  /** The fault is there. */
  async begin(): Promise<void> {
    const { kind, section } = this;
    const { version } = this.#build;
    const build = kind.patches === undefined ? this.#build : buildOf(section, version, kind.patches(section));
    await this.#serve(build);
    if (kind.answers !== undefined) this.#origin.behave(only(kind.answers.files(build), kind.answers.behavior(build)));
    if (kind.describes !== undefined) {
      this.#origin.behave(describedAs(build.folder, kind.describes));
      await this.isLive(version, build.entry, kind.describes.contract);
    }
    if (kind.isDown) await this.#origin.stop();
    if (this.#word !== null) await markTab(this.page, this.#word, true);
    if (kind.losesShared) await this.page.route(this.#isSharedPart, (route) => route.abort());
  }

  /** The fault is gone. */
  async end(): Promise<void> {
    this.#origin.recover();
    await this.#origin.start();
    if (this.#word !== null) await markTab(this.page, this.#word, false);
    if (this.kind.losesShared) await this.page.unroute(this.#isSharedPart);
    await this.#serve(this.#build);
  }

  get #word(): string | null {
    const { kind, section } = this;
    if (kind.fillsStorage) return STORAGE_FULL;
    return kind.misdeed === undefined ? null : `${section.name}:${kind.misdeed}`;
  }

  get link(): Locator {
    return linkOf(this.page, this.section);
  }

  get heading(): Locator {
    return headingOf(this.page, this.section);
  }

  /** The message about the fault is there in time, and complete. */
  async isTold(): Promise<void> {
    const { page, section, kind } = this;
    const { shown } = kind;
    const main = page.locator('#main');
    if (shown === 'nothing') {
      await expect(this.heading).toBeVisible();
      return kind.fillsStorage ? changesTheme(page) : undefined;
    }
    if (shown === 'not opened') {
      await expect(page.getByText(section.sentence)).toBeVisible();
      await section.open(page);
      return expect(page.getByRole('alert').filter({ hasText: section.notOpened })).toBeVisible({ timeout: TOLD_WITHIN_MS });
    }
    const version = `${section.title} ${this.#build.version}`;
    if ('said' in shown) {
      await expect(this.heading).toBeVisible();
      if (kind.misdeed === 'handler') await main.getByRole('button', { name: 'Press me' }).click();
      const toast = page.getByRole('alert').filter({ hasText: `${shown.said}, ${version}` });
      await expect(toast).toBeVisible({ timeout: TOLD_WITHIN_MS + (kind.misdeed === 'busy' ? BUSY_MS : 0) });
      await expect(toast).toContainText(section.owner);
      return expect(this.heading).toBeVisible();
    }
    await expect(main.getByText(`${shown.code}, ${version}`)).toBeVisible({ timeout: TOLD_WITHIN_MS });
    await expect(main.getByText(shown.says)).toBeVisible();
    await expect(main.getByText(section.owner)).toBeVisible();
    await expect(main.getByRole('link', { name: `What ${shown.code} means` })).toHaveAttribute('href', `/-/errors/${shown.code}`);
    await expect(this.#again(shown)).toBeVisible();
  }

  #again(shown: Extract<Shown, { readonly code: string }>): Locator {
    return this.page.locator('#main').getByRole('button', { name: shown.button ?? 'Retry' });
  }

  /** Where there is something to press. */
  async retry(): Promise<void> {
    const { shown } = this.kind;
    if (typeof shown !== 'string' && 'code' in shown) await this.#again(shown).click();
  }

  /** One click, where one is needed (a crashed page is retried by coming back to it), and the section is there. */
  async comesBack(): Promise<void> {
    const { shown } = this.kind;
    const isThere = this.page.getByText(this.section.sentence);
    if (typeof shown !== 'string' && 'code' in shown) {
      await expect(isThere.or(this.#again(shown)).first()).toBeVisible();
      if (!(await isThere.isVisible())) await this.retry();
    }
    await expect(this.heading).toBeVisible();
    await expect(this.page.getByText(this.section.sentence)).toBeVisible();
    await expect(this.link).not.toContainText('unavailable');
    if (shown === 'not opened') await this.opens();
  }

  /** The page is that of the version that is served now, and no longer that of the one before. */
  async isShown(): Promise<void> {
    const { page } = this.#build;
    const arrived = () =>
      this.page.evaluate((file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)), page);
    await expect.poll(arrived).toBe(true);
    await expect(this.page.getByText(this.section.sentence)).toBeVisible();
  }

  /** A dialog of the page opens, and closes again. */
  async opens(): Promise<void> {
    await this.section.open(this.page);
    await expect(this.page.getByRole('dialog')).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }
}

/** Data in the browser's storage is usable while the tab is open. */
async function changesTheme(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.getByRole('button', { name: `Switch to the ${theme} theme` }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  }
}

/** Another section, and a screen of the console itself, while a section has a fault. */
export async function othersAnswer(page: Page, other: Tried): Promise<void> {
  await linkOf(page, other).click();
  await expect(headingOf(page, other)).toBeVisible();
}
