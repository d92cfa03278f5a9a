/** Runs `work` while no other work of this name runs, in the order of the calls. */
export type WithLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;
const PREFIX = 'arena.intent.';
const last = new Map<string, Promise<unknown>>();

/** Within this tab only. */
const withTabLock: WithLock = (name, work) => {
  const turn = (last.get(name) ?? Promise.resolve()).then(work);
  const settled = turn.catch(() => undefined);
  last.set(name, settled);
  void settled.then(() => {
    if (last.get(name) === settled) last.delete(name);
  });
  return turn;
};

/** Runs one at a time across all tabs, or only within this tab without Web Locks (an insecure page, blocked site data). */
export const withLock: WithLock = async (name, work) => {
  const locks = (navigator as Partial<Navigator>).locks;
  const areUsable = await locks?.query().then(
    () => true,
    () => false,
  );
  return locks === undefined || areUsable === false ? withTabLock(name, work) : locks.request(PREFIX + name, work);
};
