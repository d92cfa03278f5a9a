import type { ReactNode } from 'react';
import { DataTable, type DataColumn, type TableSort } from '@arena/shared/ui';

import { keyOf, type MoneyRequest } from './request';
import { RequestContext, type RequestScreenFacts } from './RequestContext';
import { Look } from './table.styles';

export interface RequestTableProps {
  readonly caption: string;
  readonly columns: readonly DataColumn<MoneyRequest>[];
  /** Those that are shown, in the order of the screen; null while they are loading. */
  readonly rows: readonly MoneyRequest[] | null;
  readonly sort: TableSort | null;
  readonly onSort: (sort: TableSort | null) => void;
  readonly error: ReactNode;
  readonly empty: ReactNode;
  readonly facts: RequestScreenFacts;
  /** Whether rows have decisions in their last column. */
  readonly acts: boolean;
  readonly selected: string | null;
  readonly onSelect: (key: string) => void;
  readonly onFocusRow: (key: string | null) => void;
  /** Names the place where the rows are scrolled to, so that Back finds it again. */
  readonly scrollKey: string;
  /** Of a list that goes on: what reads its next page, near the end and below it. */
  readonly onNearEnd?: () => void;
  readonly footer?: (shown: number) => ReactNode;
}

/** The requests as a table. Its links are followed by the console's frame. */
export default function RequestTable({ facts, acts, ...table }: RequestTableProps) {
  return (
    <RequestContext value={facts}>
      <Look data-acts={acts}>
        <DataTable {...table} isOrdered rowKey={keyOf} loadingLabel="Loading requests..." maxHeight="calc(100dvh - 9rem)" />
      </Look>
    </RequestContext>
  );
}
