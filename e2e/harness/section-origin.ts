import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createSectionServer } from '../../origin/section-server.ts';
import { HOST } from '../../tooling/network.ts';

/** What an origin does with a request before it looks into its folder; a reply that it returns ends the request. */
export type Behavior = (request: FastifyRequest, reply: FastifyReply) => unknown;

const healthy: Behavior = () => undefined;

/** One section's origin: a real server that can be stopped, started on the same port, and made to misbehave. */
export class SectionOrigin {
  #server: FastifyInstance | null = null;
  #port = 0;
  #behavior = healthy;
  #folder: string;

  constructor(
    readonly name: string,
    private readonly home: string,
  ) {
    this.#folder = home;
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `http://${HOST}:${this.#port}`;
  }

  /** Where its files are taken from now. */
  get folder(): string {
    return this.#folder;
  }

  async start(): Promise<void> {
    if (this.#server !== null) return;
    const server = await createSectionServer(this.#folder);
    server.addHook('onRequest', async (request, reply) => this.#behavior(request, reply));
    await server.listen({ host: HOST, port: this.#port });
    const address = server.server.address();
    if (address === null || typeof address === 'string') throw new Error(`${this.name} has no port.`);
    this.#port = address.port;
    this.#server = server;
  }

  /** Afterwards nothing listens on its port. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    await server?.close();
  }

  behave(behavior: Behavior): void {
    this.#behavior = behavior;
  }

  recover(): void {
    this.#behavior = healthy;
  }

  /** Ships another build: from now on the origin has the files of that folder, and no others. */
  async serve(folder: string): Promise<void> {
    await this.stop();
    this.#folder = folder;
    await this.start();
  }

  /** As it was at the beginning. */
  async reset(): Promise<void> {
    this.recover();
    if (this.#folder !== this.home) await this.serve(this.home);
    await this.start();
  }
}
