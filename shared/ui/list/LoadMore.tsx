import { Button, color, figures, Spinner, styled } from '@arena/shared/ui/core';
import type { ReactNode } from 'react';
import { hintOf, messageOf } from '@arena/shared/platform';
import { QueryView, type QueryViewProps, type Reading } from '../kit/QueryView';
import * as t from './list.messages';

interface NextPage {
  readonly load: () => void;
  readonly loading: boolean;
  /** The message of a failed load; null or undefined otherwise. */
  readonly failed?: string | null;
}

const NextPageButton = ({ load, loading, failed, size }: NextPage & { readonly size?: 'sm' }) => (
  <>
    {failed == null ? null : <p role="alert">{failed}</p>}
    <Button size={size} busy={loading} busyLabel={t.loading} onClick={load}>
      {failed == null ? t.loadMore : t.retry}
    </Button>
  </>
);

const Below = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: 12,
  minHeight: 56,
  marginTop: 16,
  color: color.muted,
});

interface LoadMoreProps extends NextPage {
  /** Replaces the button while the page loads. By default the button is busy. */
  readonly loadingText?: string;
}

/** The button for the next page below a grid of cards. */
export function LoadMore({ load, loading, failed, loadingText }: LoadMoreProps) {
  return (
    <Below>
      {loading && loadingText !== undefined ? (
        <p role="status">
          <Spinner /> {loadingText}
        </p>
      ) : (
        <NextPageButton {...{ load, loading, failed }} />
      )}
    </Below>
  );
}

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '8px 16px',
  minHeight: 44,
  marginTop: 8,
  color: color.muted,
  fontSize: '0.8125rem',
  ...figures,
});

interface ListFooterProps {
  /** The counts, see `countText`. */
  readonly children: ReactNode;
  /** null at the end of the list. */
  readonly more: NextPage | null;
}

/** The counts and the button for the next page below a list. */
export const ListFooter = ({ children, more }: ListFooterProps) => (
  <Line>
    <p role="status">{children}</p>
    {more === null ? null : <NextPageButton size="sm" {...more} />}
  </Line>
);

/** The result of `useLongList` or `useNumberedPages`. */
export interface LongListing<T> {
  readonly rows: readonly T[] | undefined;
  readonly query: Omit<Reading<unknown>, 'data'>;
  /** null at the end of the list. */
  readonly more: { readonly load: () => void; readonly loading: boolean; readonly failed: boolean } | null;
}

interface LongListViewProps<T> extends Omit<QueryViewProps<readonly T[]>, 'query'> {
  readonly list: LongListing<T>;
}

/**
 * Renders a long list: loading, failed, empty or its rows, with a button for the next page.
 * @example
 * <LongListView list={list} label="Loading rooms" empty={<EmptyState title="No rooms" />}>
 *   {(rooms) => <RoomGrid rooms={rooms} />}
 * </LongListView>
 */
export function LongListView<T>({ list: { rows, query, more }, ...view }: LongListViewProps<T>) {
  const { error, isFetching, refetch } = query;
  return (
    <>
      <QueryView query={{ data: rows, error, isFetching, refetch }} {...view} />
      {more === null ? null : <LoadMore {...more} failed={more.failed ? `${messageOf(error)}. ${hintOf(error)}` : null} />}
    </>
  );
}
