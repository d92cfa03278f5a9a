import { hintOf, messageOf } from '@arena/shared/platform';
import { QueryView, type QueryViewProps, type Reading } from '../kit/QueryView';
import { LoadMore } from './LoadMore';

/** A list that goes on, as `useLongList` or `useNumberedPages` reports it. */
export interface LongListing<T> {
  readonly rows: readonly T[] | undefined;
  readonly query: Omit<Reading<unknown>, 'data'>;
  /** null at the end of the list. */
  readonly more: { readonly load: () => void; readonly loading: boolean; readonly failed: boolean } | null;
}

interface LongListViewProps<T> extends Omit<QueryViewProps<readonly T[]>, 'query'> {
  readonly list: LongListing<T>;
}

/** A long list on the screen: loading, failed, empty or there, with the way to its next rows below. */
export function LongListView<T>({ list: { rows, query, more }, ...view }: LongListViewProps<T>) {
  const { error, isFetching, refetch } = query;
  return (
    <>
      <QueryView query={{ data: rows, error, isFetching, refetch }} {...view} />
      {more === null ? null : <LoadMore {...more} failed={more.failed ? `${messageOf(error)}. ${hintOf(error)}` : null} />}
    </>
  );
}
