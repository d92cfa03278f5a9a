import { expect } from '@playwright/test';

/** What the tests need from a browser, whichever protocol drives it. Elements are named by XPath, which all of them have. */
export interface Driver {
  goto(address: string): Promise<void>;
  /** Runs a function in the page, which sees nothing but its arguments. */
  evaluate<A extends readonly (string | number)[], R>(run: (...args: A) => R, ...args: A): Promise<R>;
  click(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  /** As wide as the engine's window gets. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  open(): Promise<Driver>;
  close(): Promise<void>;
}

/** In the page: records what it and its policies refuse, also what they have refused before, where the browser still knows it. */
export function recordErrors(): void {
  const errors: string[] = [];
  Object.assign(window, { recordedErrors: errors });
  const { error } = console;
  console.error = (...said: unknown[]) => {
    errors.push(said.join(' '));
    error(...said);
  };
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => errors.push(`${effectiveDirective} ${blockedURI}`)); // prettier-ignore
  if (!('ReportingObserver' in window)) return;
  const tell: ReportingObserverCallback = (reports) => errors.push(...reports.map(({ type, body }) => `${type} ${JSON.stringify(body)}`));
  new ReportingObserver(tell, { buffered: true }).observe();
}

const named = (name: string) => `[normalize-space()="${name}" or @aria-label="${name}"]`;
export const button = (name: string) => `//*[self::button or @role="button"]${named(name)}`;
export const link = (name: string) => `//a${named(name)}`;
export const field = (name: string) => `//input[@aria-label="${name}" or @id=//label[starts-with(normalize-space(),"${name}")]/@for]`;
export const text = (words: string) => `//body//*[text()[contains(normalize-space(),"${words}")]]`;

function countVisible(xpath: string): number {
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  const elements = Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index) as Element);
  return elements.filter((element) => element.checkVisibility()).length;
}

export class Tab {
  constructor(readonly driver: Omit<Driver, 'close'>) {}

  /** A document that is being replaced answers nothing: asked again. */
  async #poll(xpath: string, visible: boolean): Promise<void> {
    const seen = () => this.driver.evaluate(countVisible, xpath).then((count) => count > 0).catch(() => undefined); // prettier-ignore
    await expect.poll(seen, { message: `${visible ? 'see' : 'not see'} ${xpath}` }).toBe(visible);
  }

  see = (xpath: string): Promise<void> => this.#poll(xpath, true);
  miss = (xpath: string): Promise<void> => this.#poll(xpath, false);

  /** Of this document. */
  errors = (): Promise<readonly string[]> =>
    this.driver.evaluate(() => (window as { readonly recordedErrors?: readonly string[] }).recordedErrors ?? ['nothing was recorded']);

  async click(xpath: string): Promise<void> {
    await this.see(xpath);
    await this.driver.click(xpath);
  }

  async type(xpath: string, words: string): Promise<void> {
    await this.see(xpath);
    await this.driver.type(xpath, words);
  }
}
