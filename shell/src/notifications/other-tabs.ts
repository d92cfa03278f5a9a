/** One notification, or all up to the newest that the tab knew. */
export type ReadMark = { readonly id: number } | { readonly upTo: number };

let channel: BroadcastChannel | null = null;

export const tellOtherTabs = (mark: ReadMark): void => channel?.postMessage(mark);

/** Listens to the same user's other tabs. Returns a function that stops. */
export function hearOtherTabs(person: number | null, onMark: (mark: ReadMark) => void): () => void {
  const own = new BroadcastChannel(`arena.notifications.${person ?? 'visitor'}`);
  own.onmessage = ({ data }: MessageEvent<ReadMark>) => onMark(data);
  channel = own;
  return () => {
    own.close();
    if (channel === own) channel = null;
  };
}
