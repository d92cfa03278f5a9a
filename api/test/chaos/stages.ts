import { Cluster } from './cluster';
import { FAULTS } from './faults';

/** A database, and what may happen to it. */
export interface Stage {
  /** As in DATABASE_URL. */
  readonly url: string;
  readonly faults: Readonly<Record<string, () => Promise<void>>>;
  /** Makes it whole again, so that the next thing may happen. */
  repair(): Promise<void>;
  remove(): Promise<void>;
}

/** One server, which recovers by itself. */
export async function single(programs: string): Promise<Stage> {
  const cluster = await Cluster.start(programs);
  const faults = Object.entries(FAULTS).map(([name, fault]) => [name, () => fault(cluster)] as const);
  return { url: cluster.url, faults: Object.fromEntries(faults), repair: () => Promise.resolve(), remove: () => cluster.remove() };
}

const ENDS: Readonly<Record<string, (primary: Cluster) => Promise<void>>> = {
  'primary stopped in order': (primary) => primary.stop('fast'),
  'primary stopped at once': (primary) => primary.stop('immediate'),
  'kill -9 of the primary': (primary) => primary.kill(),
};

/** A primary that ends for good, and its standby, which has every commit before it is answered and takes the primary's place. */
export async function pair(programs: string): Promise<Stage> {
  let primary = await Cluster.start(programs);
  let standby = await primary.standby();
  const failOver = async (end: (primary: Cluster) => Promise<void>) => {
    await end(primary);
    await standby.promote();
    [primary, standby] = [standby, primary];
  };
  return {
    url: `postgres://arena@${primary.address},${standby.address}/postgres`,
    faults: Object.fromEntries(Object.entries(ENDS).map(([name, end]) => [name, () => failOver(end)] as const)),
    repair: () => standby.follow(primary),
    remove: () => Promise.all([primary.remove(), standby.remove()]).then(() => undefined),
  };
}
