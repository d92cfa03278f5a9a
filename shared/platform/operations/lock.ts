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

/**
 * One at a time in all tabs of this browser; whoever comes second waits. Without the Web Locks API (a page that is not
 * served securely) the lock holds within the tab.
 */
export const withLock: WithLock = (name, work) => {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks === undefined ? withTabLock(name, work) : locks.request(PREFIX + name, work);
};
