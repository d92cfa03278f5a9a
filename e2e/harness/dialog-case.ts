import type { Locator, Page } from '@playwright/test';
import type { Console } from './consoles.ts';

/** A dialog, and the way to the control that opens it. */
export interface DialogCase {
  /** The file that makes the dialog or asks the question. */
  readonly source: string;
  readonly name: string;
  /** Prepares the server, and answers the screen's path and the dialog's title. */
  readonly ready: (platform: Console, token: string, page: Page) => Promise<Screen>;
}

export interface Screen {
  readonly path: string;
  readonly title: string | RegExp;
  /** Scrolls the opener into view, each time again. */
  readonly opener: (page: Page) => Promise<Locator> | Locator;
}

export const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true });
