import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDescriptor } from '../check.ts';
import { FolderStore } from '../folder-store.ts';
import { bringsBuild, type Order, type Outcome } from '../order.ts';
import { carryOut } from '../orders.ts';
import { isDone } from '../publisher.ts';
import { Refusal } from '../registry/published-registry.ts';
import { keysFrom } from '../registry/signing.ts';
import type { Command } from './command-body.ts';
import { assemble, federationName } from './uploads.ts';

/** A team's build must match its folder: the version number that was checked, and the section's own name in browsers. */
async function assertOwn(build: string, folder: string, number: string): Promise<void> {
  const wanted = federationName(folder);
  if (wanted === null) return;
  const { name, version: built } = await readDescriptor(build);
  if (name !== wanted)
    throw new Refusal(
      `The build is named ${name}, but ${folder} can only be published as ${wanted}: set that name in its section.ts, and build it again.`,
    );
  if (built !== number) throw new Refusal(`The build is version ${built}, and was sent as ${number}: send the command again.`);
}

/** Does what `ship` does over its folder: the same functions, the same checks, the same lock and history. */
export async function carryCommand({ live, folder, body, token }: Command): Promise<Outcome> {
  const { by, why, dryRun, key, upload, ...rest } = body;
  const store = new FolderStore(live, keysFrom(process.env, live));
  const publisher = { store, by: `${by} (token ${token})`, why, dryRun, key, now: () => new Date(), say: () => undefined };
  const order: Order = { ...rest, folder };
  if (!bringsBuild(order) || isDone(await store.read(), publisher)) return carryOut(publisher, order);
  if (upload === undefined || order.version === undefined) throw new Refusal('Publishing needs a version and its upload: name both.');
  const id = { folder, version: order.version, upload };
  const build = await mkdtemp(path.join(tmpdir(), 'arena-upload-'));
  try {
    await assemble(live, id, build);
    await assertOwn(build, folder, order.version);
    // The upload stays until it is tidied away: another client may be sending the same one.
    return await carryOut(publisher, { ...order, build });
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}
