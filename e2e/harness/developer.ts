import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createSectionServer } from '../../origin/section-server.ts';
import { freePort } from '../../tooling/network.ts';
import { WORKSHOP } from './build-first.ts';

/** A developer's machine: what is built there now, and word of every build, as `npm run dev -- --into` serves it. */
export class Developer {
  /** The requested addresses. */
  readonly asked: string[] = [];
  readonly #folder: string;
  readonly #waiting = new Set<ServerResponse>();
  #server: FastifyInstance | null = null;
  #port = 0;

  constructor(build: string) {
    mkdirSync(path.join(WORKSHOP, 'runs'), { recursive: true });
    this.#folder = mkdtempSync(path.join(WORKSHOP, 'runs/developer-'));
    cpSync(build, this.#folder, { recursive: true });
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#port ||= await freePort();
    this.#server = await createSectionServer(this.#folder);
    this.#server.addHook('onRequest', async ({ url }) => void this.asked.push(url));
    this.#server.get('/changes', (_, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' }).write('retry: 100\n\n');
      this.#waiting.add(reply.raw);
    });
    await this.#server.listen({ host: 'localhost', port: this.#port });
  }

  /** A saved file: the next build takes the place of the last. */
  save(build: string): void {
    cpSync(build, this.#folder, { recursive: true });
    for (const response of this.#waiting) response.write('event: change\ndata: \n\n');
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
