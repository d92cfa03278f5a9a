import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { LoadingState } from '../kit/states';
import { Skeleton } from '../kit/Skeleton';
import { useMediaQuery } from '../kit/useMediaQuery';
import type { DataColumn, RowData, TableSort } from './columns';
import { Frame } from './table.styles';
import { TableCards } from './TableCards';
import { TableRows } from './TableRows';
import { useOrdered } from './useOrdered';
import { useStableCallback } from './useStableCallback';

export interface DataTableProps<T extends RowData> {
  /** What the table lists, for those who listen. */
  readonly caption: string;
  readonly columns: readonly DataColumn<T>[];
  /** null while they are on their way. Keep the same list while nothing changed: its order is kept with it. */
  readonly rows: readonly T[] | null;
  /** A stable name of a row; `place` tells rows without an id apart. */
  readonly rowKey: (row: T, place: number) => string;
  /** Narrows the rows down. A new function filters anew, an ordered list stays ordered. */
  readonly filter?: ((row: T) => boolean) | null;
  readonly sort: TableSort | null;
  readonly onSort: (sort: TableSort | null) => void;
  /** In the place of the rows, when they could not be read. */
  readonly error?: ReactNode;
  /** In the place of the rows, when there are none to show. */
  readonly empty: ReactNode;
  /** What is on its way, for those who listen. */
  readonly loadingLabel?: string;
  /** The height from which on the rows scroll in a frame of their own. */
  readonly maxHeight?: string;
  /** The end comes near: the next page may be fetched. Called again while it stays near. */
  readonly onNearEnd?: () => void;
  /** Names the place where the table is scrolled to, so that a return finds it again. */
  readonly scrollKey?: string;
  /**
   * With it one row can be selected, by a press or with the keys: the arrows, Home, End and the page keys move from row to row,
   * and the one that is selected is kept in sight. The table is a grid then, and has the focus itself.
   */
  readonly onSelect?: (key: string, row: T) => void;
  /** The key of the selected row. */
  readonly selected?: string | null;
  /** Told the rows that are shown, in their order, after each change: for what asks which one is next, or exports them. */
  readonly onShown?: (rows: readonly T[]) => void;
  /** Below the rows: how many of them are shown, more to load. */
  readonly footer?: (shown: number) => ReactNode;
}

const nothing: readonly never[] = [];

/**
 * Rows in columns, for lists of any length: only what is in sight is drawn, and neither ordering nor filtering holds the
 * page up. Where the screen is narrow each row is a card.
 */
export function DataTable<T extends RowData>(props: DataTableProps<T>) {
  const { columns, sort, error, empty, loadingLabel = 'Loading...', footer, onShown } = props;
  // Keys and presses go first: long lists arrive, and are narrowed down, between them.
  const rows = useDeferredValue(props.rows);
  const filter = useDeferredValue(props.filter ?? null);
  const narrow = useMediaQuery('(max-width: 768px)');
  const { rows: inOrder, busy } = useOrdered(rows ?? nothing, columns, sort);
  const shown = useMemo(() => (filter === null ? inOrder : inOrder.filter(filter)), [filter, inOrder]);
  const tellShown = useStableCallback((list: readonly T[]) => onShown?.(list));
  useEffect(() => tellShown(shown), [shown, tellShown]);
  const View = narrow ? TableCards : TableRows;

  if (error) return <Frame>{error}</Frame>;
  if (rows === null) return <LoadingRows label={loadingLabel} />;
  return (
    <>
      {shown.length === 0 ? <Frame>{empty}</Frame> : <View {...props} rows={shown} busy={busy} />}
      {footer?.(shown.length)}
    </>
  );
}

function LoadingRows({ label }: { readonly label: string }) {
  return (
    <LoadingState label={label} showLabel={false}>
      <Frame>
        {[0, 1, 2, 3, 4].map((place) => (
          <div key={place} style={{ display: 'flex', gap: 24, alignItems: 'center', height: '3.5rem', padding: '0 16px' }}>
            <Skeleton width="30%" height={16} />
            <Skeleton width="12%" height={16} />
            <Skeleton width="12%" height={16} />
            <Skeleton width="20%" height={16} />
          </div>
        ))}
      </Frame>
    </LoadingState>
  );
}
