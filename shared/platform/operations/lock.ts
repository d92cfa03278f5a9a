/** Runs `work` when nothing else of this name runs, and in the order of asking. */
export type WithLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;
const PREFIX = 'arena.intent.';
const last = new Map<string, Promise<unknown>>();

/** Within this tab only: each waits for the one before. */
const withTabLock: WithLock = (name, work) => {
  const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
  const settled = turn.then(
    () => undefined,
    () => undefined,
  );
  last.set(name, settled);
  void settled.then(() => {
    if (last.get(name) === settled) last.delete(name);
  });
  return turn;
};

/** Runs one at a time in all tabs; others wait. Without Web Locks (an insecure page) the lock holds within the tab only. */
export const withLock: WithLock = (name, work) => {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks === undefined ? withTabLock(name, work) : locks.request(PREFIX + name, work);
};
