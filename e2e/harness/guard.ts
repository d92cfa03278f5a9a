import type { BrowserContext } from '@playwright/test';

/** The origins of consoles that a test has ended: their pending requests may fail at any moment. */
const ended = new Set<string>();
export const announceStart = (origin: string): void => void ended.delete(origin);
export const announceEnd = (origin: string): void => void ended.add(origin);

const isOfEnded = (text: string, address: string) =>
  text.includes('net::ERR_') && URL.canParse(address) && ended.has(new URL(address).origin);

/**
 * Listens to every page of a test: an uncaught error or a line of console.error that the test did not announce fails it.
 * Violations of the content security policy arrive here too.
 */
export class Guard {
  readonly #allowed: RegExp[] = [];
  readonly #errors: string[] = [];
  readonly #warnings: string[] = [];

  watch(context: BrowserContext): void {
    context.on('weberror', (error) => this.#record(`uncaught: ${error.error().message}`));
    context.on('console', (message) => {
      const where = message.location().url;
      // The harness opens documents of the console that name no icon, so the browser looks for one.
      if (where.endsWith('/favicon.ico')) return;
      // The demo has a person whose picture is gone: sooner or later every list of users asks for it.
      if (where.endsWith('/picture-lost.png')) return;
      // The trace asks the browser again for a picture whose bytes are gone, and the page's policy refuses that connection.
      // No screen connects to a blob: pictures are shown from them, under a directive of its own.
      if (message.text().startsWith("Connecting to 'blob:")) return;
      if (isOfEnded(message.text(), where)) return;
      if (message.type() === 'error') this.#record(`console.error: ${message.text()} ${where}`.trim());
      if (message.type() === 'warning') this.#warnings.push(message.text());
    });
  }

  /** Announces errors that belong to what the test does. */
  allow(...patterns: readonly RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** The browser's warnings about unused preloads, which are wasted downloads. They come some seconds after the load. */
  get unusedPreloads(): readonly string[] {
    return this.#warnings.filter((text) => /preload/i.test(text));
  }

  /** The errors that were not announced. */
  get unexpected(): readonly string[] {
    return this.#errors.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)));
  }

  #record(line: string): void {
    this.#errors.push(line);
  }
}

/** In the page: what a policy refuses is an error, also where the browser has no line for it. */
export function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, disposition }) =>
    console.error(`Content Security Policy violation (${disposition}): ${effectiveDirective} ${blockedURI}`),
  );
  try {
    const observer = new ReportingObserver((reports) =>
      reports.forEach(({ type, body }) => {
        if (type === 'integrity-violation') console.error(`Integrity Policy violation: ${JSON.stringify(body)}`);
      }),
    );
    observer.observe();
  } catch {
    // A browser that does not report to pages.
  }
}

/** The browser's own line about an answer that is no success. */
export const failedRequest = (part: string | RegExp) =>
  new RegExp(`Failed to load resource.*${part instanceof RegExp ? part.source : part}`);
