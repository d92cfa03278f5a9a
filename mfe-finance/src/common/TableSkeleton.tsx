import { LoadingState, Skeleton } from '@arena/shared/ui';

/** The place of a table. */
export const TableSkeleton = ({ label }: { readonly label: string }) => (
  <LoadingState label={label} showLabel={false}>
    <Skeleton height={320} />
  </LoadingState>
);
