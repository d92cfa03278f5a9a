import { lazyPart, LoadingState, Skeleton } from '@arena/shared/ui';
import type { TournamentTableProps } from './TournamentTable';

/** The table, in a part of its own: the page's head and numbers do not wait for it. */
export const LazyTable = lazyPart<TournamentTableProps>(
  () => import('./TournamentTable').then((module) => module.default),
  'The table',
  <LoadingState label="Loading tournaments" showLabel={false}>
    <Skeleton height={320} />
  </LoadingState>,
);
