import { platform } from '@arena/shared/platform';

/** The cache key of the notifications' feed, which is not read again with everything else: its list must not move by itself. */
export const feedKey = ['shell', 'notifications', 'feed'] as const;

/** Every screen reads again what it shows. */
export const readScreensAgain = (): Promise<void> =>
  platform().queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.join() !== feedKey.join() });
