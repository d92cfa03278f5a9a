import { type ReactNode, useState } from 'react';
import { hintOf, messageOf } from '@arena/shared/platform';
import { Button, color, EmptyState, ErrorState, figures, LoadingState, Panel, PanelTitle, Skeleton, styled } from '@arena/shared/ui';

const FIRST = 8;
const MORE = 40;

const List = styled('ul')({
  listStyle: 'none',
  margin: '0 -16px',
  padding: 0,
  '& > li': { padding: '10px 16px', borderTop: `1px solid ${color.line}` },
});
const Foot = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  paddingTop: 12,
  borderTop: `1px solid ${color.line}`,
});
const Count = styled('p')({ color: color.muted, fontSize: '0.8125rem', ...figures });

interface ActivityPanelProps<T> {
  readonly title: string;
  /** What the entries are called, for what is said about them. */
  readonly noun: string;
  readonly empty: string;
  readonly query: {
    readonly data: readonly T[] | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly entry: (entry: T) => ReactNode;
}

/** One list of what a user did, newest first: loads, fails and is tried again on its own. */
export function ActivityPanel<T>({ title, noun, empty, query, entry }: ActivityPanelProps<T>) {
  const { data, error, isFetching, refetch } = query;
  const [limit, setLimit] = useState(FIRST);
  const count = data?.length ?? 0;
  return (
    <Panel aria-label={title}>
      <PanelTitle>{title}</PanelTitle>
      {data !== undefined ? (
        count === 0 ? (
          <EmptyState flush title={empty} />
        ) : (
          <>
            <List>
              {data.slice(0, limit).map((one, place) => (
                // The list is only ever read whole and never reordered here.
                <li key={place}>{entry(one)}</li>
              ))}
            </List>
            {count > FIRST ? (
              <Foot>
                <Count role="status">
                  {Math.min(limit, count)} of {count} {noun}
                </Count>
                {limit < count ? (
                  <Button size="sm" aria-label={`Show more ${noun}`} onClick={() => setLimit(limit + MORE)}>
                    Show more
                  </Button>
                ) : null}
              </Foot>
            ) : null}
          </>
        )
      ) : error !== null ? (
        <ErrorState flush title={messageOf(error)} message={hintOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingState label={`Loading the ${noun}`} showLabel={false}>
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} height={36} />
          ))}
        </LoadingState>
      )}
    </Panel>
  );
}
