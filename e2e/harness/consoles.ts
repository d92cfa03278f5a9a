import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT, type SectionName, SECTIONS } from '../../tooling/apps.ts';
import { RegistryKeeper } from '../../origin/registry.ts';
import { carryCommand } from '../../ship/server/command.ts';
import { publishingTo } from '../../origin/publishing.ts';
import { createShellServer, servedFrom } from '../../origin/shell-server.ts';
import { type Publisher, publish } from '../../ship/commands.ts';
import { SHELL } from '../../ship/registry/published-registry.ts';
import { publishShell } from '../../ship/shell.ts';
import type { SigningKeys } from '../../ship/registry/signing.ts';
import { WORKSHOP } from './build-first.ts';
import { announceEnd, announceStart } from './guard.ts';
import { HOST } from '../../tooling/network.ts';
import { SectionOrigin } from './section-origin.ts';
import { signedPublisher } from '../../ship/testing/signed-publisher.ts';

/** The sections, each on an origin of its own. */
export class Sections {
  readonly #origins: readonly SectionOrigin[];
  readonly #folder: string;

  constructor() {
    // Served from a copy: a build that starts in the meantime does not change what the tests see.
    mkdirSync(path.join(WORKSHOP, 'runs'), { recursive: true });
    this.#folder = mkdtempSync(path.join(WORKSHOP, 'runs/'));
    this.#origins = SECTIONS.map((name) => {
      const folder = path.join(this.#folder, name);
      cpSync(path.join(ROOT, name, 'dist'), folder, { recursive: true });
      return new SectionOrigin(name, folder);
    });
  }

  get all(): readonly SectionOrigin[] {
    return this.#origins;
  }

  get(name: SectionName): SectionOrigin {
    const origin = this.#origins.find((one) => one.name === name);
    if (origin === undefined) throw new Error(`There is no section ${name}.`);
    return origin;
  }

  async start(): Promise<void> {
    await Promise.all(this.#origins.map((origin) => origin.start()));
  }

  async reset(): Promise<void> {
    await Promise.all(this.#origins.map((origin) => origin.reset()));
  }

  async close(): Promise<void> {
    await Promise.all(this.#origins.map((origin) => origin.stop()));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export interface Console {
  readonly url: string;
  /** The backend's origin, without /api/v1. */
  readonly api: string;
  section(name: SectionName): SectionOrigin;
  readonly sections: readonly SectionOrigin[];
  close(): Promise<void>;
}

export const SHELL_FOLDER = path.join(ROOT, 'shell/dist');

/** Where our server takes what the public forms send. */
export const OWN_FORMS = '/api/v1/forms/{form}';

export interface LiveConsole {
  readonly url: string;
  /** The folder that versions are published to. */
  readonly folder: string;
  /** What `npm run ship` works with. */
  readonly publisher: Publisher;
  /** What is signed there, is signed with them. */
  readonly keys: SigningKeys;
  /** The same key, as a program's environment has it (`SHIP_SIGNING_KEY`). */
  readonly signingKey: string;
  /** Ends the server, which writes down what it has counted. The folder stays. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** A shell over a folder of published and signed versions, with a first version of each section. `more`: what its server is told besides. */
export async function openLiveConsole(
  api: string,
  {
    shipApi = false,
    ...more
  }: Pick<Parameters<typeof createShellServer>[0], 'devSections' | 'previews' | 'sectionBackends'> & { readonly shipApi?: boolean } = {},
): Promise<LiveConsole> {
  mkdirSync(path.join(WORKSHOP, 'runs'), { recursive: true });
  const folder = mkdtempSync(path.join(WORKSHOP, 'runs/live-'));
  const { publisher, keys, signingKey, registryKeys } = signedPublisher(folder, { by: 'The browser tests' });
  // What comes over HTTP is signed with the server's own key, which is this process's.
  if (shipApi) process.env.SHIP_SIGNING_KEY = signingKey;
  await publishShell(publisher, { folder: SHELL, build: SHELL_FOLDER, version: '1.0.0' });
  for (const name of SECTIONS) await publish(publisher, { folder: name, build: path.join(ROOT, name, 'dist'), version: '1.0.0' });
  const settings = { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: 'test', formEndpoint: OWN_FORMS, registryKeys };
  const publishing = publishingTo(shipApi ? folder : null, carryCommand);
  const server = await createShellServer({
    folder: SHELL_FOLDER,
    ...servedFrom(folder, settings),
    api,
    figures: folder,
    publishing,
    ...more,
  });
  const url = await server.listen({ host: HOST, port: 0 });
  announceStart(url);
  const stop = () => {
    announceEnd(url);
    return server.close();
  };
  const close = async () => {
    await stop();
    if (shipApi) delete process.env.SHIP_SIGNING_KEY;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, folder, publisher, keys, signingKey, stop, close };
}

/** A shell over the sections and a backend. `shell` is the folder of its build, `formEndpoint` where the public forms are posted. */
export async function openConsole(
  sections: Sections,
  api: string,
  authScheme: string,
  shell = SHELL_FOLDER,
  formEndpoint: string | null = null,
): Promise<Console> {
  const sources = sections.all.map(({ name, port }) => ({ name, port }));
  const registry = new RegistryKeeper(sources, { authScheme, platformTimeZone: 'UTC', environment: 'test', formEndpoint }, HOST);
  const silent = await registry.start();
  if (silent.length > 0) throw new Error(`No descriptor from ${silent.join(', ')}.`);
  const server = await createShellServer({ folder: shell, registry, api });
  const url = await server.listen({ host: HOST, port: 0 });
  return { url, api, section: (name) => sections.get(name), sections: sections.all, close: () => server.close() };
}
