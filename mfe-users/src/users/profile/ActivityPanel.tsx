import { type ReactNode, useState } from 'react';
import { Button, color, EmptyState, figures, Panel, PanelTitle, QueryView, type Reading, Skeleton, styled } from '@arena/shared/ui';

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
  readonly query: Reading<readonly T[]>;
  readonly entry: (entry: T) => ReactNode;
}

/** One list of what a user did, newest first: loads, fails and is tried again on its own. */
export function ActivityPanel<T>({ title, noun, empty, query, entry }: ActivityPanelProps<T>) {
  const [limit, setLimit] = useState(FIRST);
  return (
    <Panel aria-label={title}>
      <PanelTitle>{title}</PanelTitle>
      <QueryView
        flush
        query={query}
        label={`Loading the ${noun}`}
        skeleton={[0, 1, 2].map((place) => (
          <Skeleton key={place} height={36} />
        ))}
        empty={<EmptyState flush title={empty} />}
      >
        {(entries) => (
          <>
            <List>
              {entries.slice(0, limit).map((one, place) => (
                // The list is only ever read whole and never reordered here.
                <li key={place}>{entry(one)}</li>
              ))}
            </List>
            {entries.length > FIRST ? (
              <Foot>
                <Count role="status">
                  {Math.min(limit, entries.length)} of {entries.length} {noun}
                </Count>
                {limit < entries.length ? (
                  <Button size="sm" aria-label={`Show more ${noun}`} onClick={() => setLimit(limit + MORE)}>
                    Show more
                  </Button>
                ) : null}
              </Foot>
            ) : null}
          </>
        )}
      </QueryView>
    </Panel>
  );
}
