import { createServer, type Server } from 'node:http';

interface Parts {
  readonly port: number;
  /** Available before the build. */
  readonly describe: () => Promise<string>;
  /** Resolves once the section is built and served on the port. */
  readonly build: () => Promise<void>;
}

/** Builds a section at its first request. */
export class OnDemand {
  #built: Promise<void> | null = null;
  readonly #server: Server;

  constructor(private readonly parts: Parts) {
    this.#server = createServer((request, response) => {
      const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store', connection: 'close' };
      const failed = (error: Error) => {
        console.error(error.message);
        response.writeHead(500, headers).end(error.message);
      };
      if (request.url === '/section.json' && this.#built === null)
        parts.describe().then((text) => response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(text), failed);
      // The built server takes over the port and answers the redirect.
      else this.wake().then(() => response.writeHead(307, { ...headers, location: request.url ?? '/' }).end(), failed);
    });
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.parts.port, 'localhost', resolve));
  }

  wake(): Promise<void> {
    if (this.#built === null) {
      // Frees the port; open connections still get an answer.
      this.#server.close();
      this.#server.closeIdleConnections();
      this.#built = this.parts.build();
    }
    return this.#built;
  }
}
