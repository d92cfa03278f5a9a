/** What was marked as read in one tab: one notification, or every one up to the newest that the tab knew. */
export type ReadMark = { readonly id: number } | { readonly upTo: number };

let channel: BroadcastChannel | null = null;

export const tellOtherTabs = (mark: ReadMark): void => channel?.postMessage(mark);

/** Hears what this person's other tabs mark as read, until the answered function is called. */
export function hearOtherTabs(person: number | null, onMark: (mark: ReadMark) => void): () => void {
  const own = new BroadcastChannel(`arena.notifications.${person ?? 'visitor'}`);
  own.onmessage = ({ data }: MessageEvent<ReadMark>) => onMark(data);
  channel = own;
  return () => {
    own.close();
    if (channel === own) channel = null;
  };
}
