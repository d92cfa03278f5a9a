import { canary, promote, publish, rollback } from './commands.ts';
import { AlreadyDone, isDone, type Publication, type Publisher } from './publisher.ts';
import { type PublishedRegistry, Refusal, SHELL } from './registry/published-registry.ts';
import { bringsBuild, type Desk, type Order, type Outcome, previewRow, rowsOf, stateOf } from './order.ts';
import { created, createPreview, stopPreview } from './previews.ts';
import { publishShell, rollbackShell } from './shell.ts';

/** The publication that an order asks for. Refuses an order without a build. */
export function assertBuilt({ folder, version, share, hold, build }: Order): Publication {
  if (build === undefined) throw new Refusal(`Name the finished build of ${folder}.`);
  return { folder, build, version, share, hold };
}

/** A canary's order that says all it has to. */
export function assertCanary({ folder, version, share }: Order) {
  if (folder === SHELL) throw new Refusal('The shell has no candidate: its document is sent before the user is known.');
  if (version === undefined || share === undefined) throw new Refusal('Write: canary <section> <version> --share <per cent>');
  return { folder, version, share };
}

const WAYS: Readonly<Record<Order['command'], (publisher: Publisher, order: Order) => Promise<PublishedRegistry>>> = {
  publish: async (publisher, order) => (order.folder === SHELL ? publishShell : publish)(publisher, assertBuilt(order)),
  preview: async (publisher, order) =>
    order.stop === undefined ? createPreview(publisher, [assertBuilt(order)]) : stopPreview(publisher, order.stop, order.folder),
  canary: async (publisher, order) => {
    const { folder, version, share } = assertCanary(order);
    return canary(publisher, folder, version, share);
  },
  promote: async (publisher, { folder, version }) => {
    if (folder === SHELL) throw new Refusal('The shell has no candidate: publish it, or take it back with rollback.');
    return promote(publisher, folder, version);
  },
  rollback: async (publisher, { folder, version }) =>
    folder === SHELL ? rollbackShell(publisher, version) : rollback(publisher, folder, version),
};

/** The outcome of creating a preview. */
export function previewOutcome(publisher: Publisher, registry: PublishedRegistry): Outcome {
  const preview = created(registry, publisher);
  return { dryRun: publisher.dryRun, revision: registry.revision, section: null, ...(preview && { preview: previewRow(preview) }) };
}

/** Carries a command out, once: what an earlier attempt under the same key has done is answered, and not done again. */
export async function carryOut(publisher: Publisher, order: Order): Promise<Outcome> {
  const before = await publisher.store.read();
  const carried = async () => (isDone(before, publisher) ? before : WAYS[order.command](publisher, order));
  const registry = await carried().catch((error: unknown) => {
    // The earlier attempt was still at work, and came first.
    if (error instanceof AlreadyDone) return publisher.store.read();
    throw error;
  });
  if (order.command === 'preview' && bringsBuild(order)) return previewOutcome(publisher, registry);
  const section = rowsOf(registry).find(({ folder }) => folder === order.folder) ?? null;
  return { dryRun: publisher.dryRun, revision: registry.revision, section };
}

export const folderDesk = (publisher: Publisher): Desk => ({
  place: publisher.store.place,
  carryOut: (order) => carryOut(publisher, order),
  state: async () => stateOf(await publisher.store.read(), publisher.now()),
});
