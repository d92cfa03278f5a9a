import { lazyPart } from '@arena/shared/ui';
import { ListSkeleton } from './ListSkeleton';
import type { MemberTableProps } from './MemberTable';

/** The table, in a part of its own: the page's head and figures do not wait for it. */
export const LazyTable = lazyPart<MemberTableProps>(
  () => import('./MemberTable').then((module) => module.default),
  'The table',
  <ListSkeleton />,
);
