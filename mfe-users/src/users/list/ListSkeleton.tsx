import { LoadingState, Skeleton } from '@arena/shared/ui';

/** The list area, on its way. */
export function ListSkeleton() {
  return (
    <LoadingState label="Loading users" showLabel={false}>
      <Skeleton height={380} />
    </LoadingState>
  );
}
