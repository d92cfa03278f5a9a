import type { Request } from '@playwright/test';
import type { Console } from './consoles.ts';

/** A tab, or all tabs of a context. */
interface Asking {
  on(event: 'request', listener: (request: Request) => void): unknown;
}

/** Every address that the browser asks for, from its own network log. */
export class NetworkLog {
  readonly #urls: string[] = [];

  constructor(asking: Asking) {
    asking.on('request', (request) => {
      if (/^https?:/.test(request.url())) this.#urls.push(request.url());
    });
  }

  /** The requests to an origin. */
  of(origin: string): readonly string[] {
    return this.#urls.filter((url) => new URL(url).origin === origin);
  }

  /** The names of the sections whose origins got any request. */
  sectionsAsked({ sections }: Console): readonly string[] {
    return sections.filter(({ url }) => this.of(url).length > 0).map(({ name }) => name);
  }

  /** Addresses of files that were requested more than once. Calls to the server may be repeated, files need not. */
  get filesTwice(): readonly string[] {
    const files = this.#urls.filter((url) => !url.includes('/api/v1/') && /\.\w+$/.test(new URL(url).pathname));
    return files.filter((url, index) => files.indexOf(url) !== index);
  }

  clear(): void {
    this.#urls.length = 0;
  }
}
