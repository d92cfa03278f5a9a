// Script requests that never end: they can't be cancelled and block later ones for the same address, so a retry uses another address.

const times = new Map<string, number>();
const MARK = /\?again=\d+$/;

/** The address of a file itself. */
export const withoutMark = (asked: string): string => asked.replace(MARK, '');

/** The address to ask for a script under. */
export function addressOf(url: string): string {
  const again = times.get(url);
  return again === undefined ? url : `${url}?again=${again}`;
}

/** Remembers that the request for a script did not end. */
export function noteHung(asked: string): void {
  const url = withoutMark(asked);
  times.set(url, (times.get(url) ?? 0) + 1);
}

/** Ends the waiting for the scripts that are on their way from a folder, as if they failed to load. */
export function letGoOf(base: string): void {
  // A script that is still in the document has neither arrived nor failed: both loaders take it out then.
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (!script.src.startsWith(base)) continue;
    noteHung(script.src);
    script.dispatchEvent(new Event('error'));
  }
}

/** The address of the script that webpack has given up waiting for; null for any other failure. */
export function timedOut(error: unknown): string | null {
  const { type, request } = (error ?? {}) as { readonly type?: unknown; readonly request?: unknown };
  return type === 'timeout' && typeof request === 'string' ? request : null;
}
