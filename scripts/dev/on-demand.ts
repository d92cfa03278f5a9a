import { createServer, type Server } from 'node:http';

interface Parts {
  readonly port: number;
  /** The section's descriptor before anything is built. */
  readonly describe: () => Promise<string>;
  /** Serves the section on the port; resolves when it has been built. */
  readonly build: () => Promise<void>;
}

/** A section of the console, built when something of it is first requested. */
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
      // The server that is on the port by then has it.
      else this.wake().then(() => response.writeHead(307, { ...headers, location: request.url ?? '/' }).end(), failed);
    });
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.parts.port, 'localhost', resolve));
  }

  wake(): Promise<void> {
    if (this.#built === null) {
      // The port is free at once; open connections still get an answer.
      this.#server.close();
      this.#server.closeIdleConnections();
      this.#built = this.parts.build();
    }
    return this.#built;
  }
}
