/** After this time, a page that was left is gone. One that stays, as for a download, then reports its failures. */
const LEAVING_MS = 3000;
let leftAt = -Infinity;
for (const name of ['beforeunload', 'pagehide']) globalThis.addEventListener?.(name, () => (leftAt = Date.now()));
let isHidden = false;
for (const name of ['pagehide', 'pageshow']) globalThis.addEventListener?.(name, () => (isHidden = name === 'pagehide'));

/** Whether the page unloads now, which only a request with `keepalive` survives. */
export const isUnloading = (): boolean => isHidden;

/** Waits while the page is being left, because browsers then abort its requests. */
export async function untilPageStays(): Promise<void> {
  const leaving = leftAt + LEAVING_MS - Date.now();
  if (leaving > 0) await new Promise((resolve) => setTimeout(resolve, leaving));
}
