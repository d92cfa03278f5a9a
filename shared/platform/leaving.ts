/** A page that is left is gone by then. One that stays after all, as for a download, tells its failures later. */
const LEAVING_MS = 3000;
let leftAt = -Infinity;
for (const name of ['beforeunload', 'pagehide']) globalThis.addEventListener?.(name, () => (leftAt = Date.now()));

/** Delays telling a failure while the page is being left, because browsers abort its requests. */
export async function untilPageStays(): Promise<void> {
  const leaving = leftAt + LEAVING_MS - Date.now();
  if (leaving > 0) await new Promise((resolve) => setTimeout(resolve, leaving));
}
