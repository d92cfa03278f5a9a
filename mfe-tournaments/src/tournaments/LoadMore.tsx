import { Button, color, Spinner, styled } from '@arena/shared/ui';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: 12,
  minHeight: 56,
  marginTop: 16,
  color: color.muted,
});

interface LoadMoreProps {
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onLoad: () => void;
}

/** Below a grid that goes on: what is on its way, and a button for those who do not scroll. */
export function LoadMore({ loading, failed, onLoad }: LoadMoreProps) {
  return (
    <Line>
      {loading ? (
        <p role="status">
          <Spinner /> Loading more tournaments...
        </p>
      ) : (
        <>
          {failed ? <p role="alert">Error loading tournaments</p> : null}
          <Button onClick={onLoad}>{failed ? 'Retry' : 'Load more'}</Button>
        </>
      )}
    </Line>
  );
}
