import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { checkedDescriptor } from './check.ts';
import { filesIn } from './registry/files-list.ts';
import { type Publisher, withBuild } from './publisher.ts';
import { Refusal, SHELL } from './registry/published-registry.ts';
import { bringsBuild, type Desk, type Order, type Outcome, type State } from './order.ts';
import { previewVersion } from './previews.ts';
import { call, type Call, type Retries } from './remote-calls.ts';
import { assertAllowed, listedFile, type UploadFile, type UploadList, uploadOf } from './upload-list.ts';

/** How many files are sent concurrently: a single connection spends its time waiting. */
const AT_ONCE = 4;
/** Which files the server does not have. */
const opened = z.object({ upload: z.string(), missing: z.array(z.string()) });
/** Only this machine's own may do without TLS. */
const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The origin of a console's address. Throws a `Refusal` for one that a token must not be sent to. */
export function consoleAt(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Refusal(`${address} is not a console\'s address, such as https://console.example.`);
  if (url.protocol === 'http:' && !LOCAL.test(url.hostname))
    throw new Refusal(`${address} would send the token unencrypted: use the console\'s https:// address.`);
  return url.origin;
}

async function listOf(build: string): Promise<UploadList> {
  const names = await filesIn(build);
  const files = await Promise.all(names.map((name) => listedFile(build, name)));
  return { files: files.filter((file) => file !== null) };
}

type Note = Pick<Publisher, 'by' | 'why' | 'dryRun' | 'say'>;

/** A console that is published to over HTTP, with the token of a team. The console does the same as a folder's command line. */
export class RemoteDesk implements Desk {
  constructor(
    readonly place: string,
    private readonly token: string,
    private readonly note: Note,
    private readonly retries?: Retries,
  ) {}

  #call(one: Call): Promise<unknown> {
    return call({ place: this.place, token: this.token, retries: this.retries }, one);
  }

  async state(): Promise<State> {
    return (await this.#call({ method: 'GET', path: '/-/ship/' })) as State;
  }

  async carryOut(order: Order): Promise<Outcome> {
    return bringsBuild(order) ? this.#publish(order) : this.#send(order);
  }

  async #publish({ build, ...order }: Order): Promise<Outcome> {
    if (build === undefined) throw new Refusal(`Name the finished build of ${order.folder}.`);
    const { folder } = order;
    const version = order.command === 'preview' ? await previewVersion({ ...order, build }) : order.version;
    return withBuild({ folder, build, version: folder === SHELL ? undefined : version }, async (copy) => {
      // Checks that need no upload run before anything is sent.
      const number = folder === SHELL ? version : (await checkedDescriptor(copy, folder, this.note.say)).version;
      if (number === undefined) throw new Refusal('Name the number of the shell with --version, such as --version 1.1.0.');
      const list = await listOf(copy);
      assertAllowed(folder, list);
      await this.#upload(copy, `/-/ship/${folder}/${number}`, list);
      return this.#send({ ...order, version: number }, uploadOf(folder, number, list));
    });
  }

  /** Sends the files that the console does not have: all of them, or what an upload that broke off has left. */
  async #upload(build: string, below: string, list: UploadList): Promise<void> {
    const answer = await this.#call({ method: 'PUT', path: below, type: 'application/json', body: JSON.stringify(list) });
    const { upload, missing } = z.parse(opened, answer);
    const wanted = new Set(missing);
    const files = list.files.filter(({ sha256 }) => wanted.delete(sha256));
    const kilobytes = Math.ceil(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024);
    this.note.say(`Uploading to ${this.place}: ${files.length} of ${list.files.length} files, ${kilobytes} kB`);
    const send = async ({ name, sha256 }: UploadFile): Promise<void> => {
      const body = new Uint8Array(await readFile(path.join(build, name)));
      await this.#call({ method: 'PUT', path: `${below}/${upload}/${sha256}`, type: 'application/octet-stream', body });
    };
    const waiting = files.values();
    const sendOthers = async () => {
      for (const file of waiting) await send(file);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendOthers));
  }

  async #send({ folder, ...order }: Order, upload?: string): Promise<Outcome> {
    const { by, why, dryRun } = this.note;
    // One key for all attempts: the console does it once, however often it hears of it.
    const body = JSON.stringify({ ...order, upload, by, why, dryRun, key: randomUUID() });
    return (await this.#call({ method: 'POST', path: `/-/ship/${folder}`, type: 'application/json', body })) as Outcome;
  }
}
