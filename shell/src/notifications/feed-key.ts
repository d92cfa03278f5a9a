import { platform } from '@arena/shared/platform';

/** Excluded from general refetches, because the list must not move by itself. */
export const feedKey = ['shell', 'notifications', 'feed'] as const;

/** Refetches every screen's data except the feed. */
export const readScreensAgain = (): Promise<void> =>
  platform().queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.join() !== feedKey.join() });
