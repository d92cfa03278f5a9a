// Hung script requests can't be cancelled and block the same address, so a retry uses another address.

const times = new Map<string, number>();
const MARK = /\?again=\d+$/;

export const withoutMark = (asked: string): string => asked.replace(MARK, '');

export function addressOf(url: string): string {
  const again = times.get(url);
  return again === undefined ? url : `${url}?again=${again}`;
}

export function noteHung(asked: string): void {
  const url = withoutMark(asked);
  times.set(url, (times.get(url) ?? 0) + 1);
}

/** Fails pending scripts of a folder, so that loaders stop waiting for them. */
export function letGoOf(base: string): void {
  // Scripts still in the document are pending: both loaders remove finished ones.
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (!script.src.startsWith(base)) continue;
    noteHung(script.src);
    script.dispatchEvent(new Event('error'));
  }
}

/** What a network or server that failed for a moment gets before the next attempt. */
export const aSecond = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 1000));

/** The script that webpack timed out on; null for other errors. */
export function timedOut(error: unknown): string | null {
  const { type, request } = (error ?? {}) as { readonly type?: unknown; readonly request?: unknown };
  return type === 'timeout' && typeof request === 'string' ? request : null;
}
