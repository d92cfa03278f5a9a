import { type MouseEvent, type ReactNode } from 'react';
import { copyText, DataTable, type DataColumn, type TableSort } from '@arena/shared/ui';

import { type Decision, decisionOf } from './requests.status';
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
  readonly onDecide: (key: string, decision: Decision) => void;
  /** Names the place where the rows are scrolled to, so that Back finds it again. */
  readonly scrollKey: string;
  /** Of a list that goes on: what reads its next page, near the end and below it. */
  readonly onNearEnd?: () => void;
  readonly footer?: (shown: number) => ReactNode;
}

/** The requests as a table. One listener serves every button in it; its links are followed by the console's frame. */
export default function RequestTable(props: RequestTableProps) {
  const { facts, acts, onDecide, ...table } = props;
  const press = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('button');
    const { copy: id, decision: word } = button?.dataset ?? {};
    if (id !== undefined) void copyText(`Request id ${id}`, id);
    const decision = decisionOf(word);
    const row = button?.closest<HTMLElement>('[data-row]')?.dataset.row;
    // A button that is busy or of the administrator's own request does nothing but say so.
    if (decision !== null && row !== undefined && button?.getAttribute('aria-busy') !== 'true') onDecide(row, decision);
  };
  return (
    <RequestContext value={facts}>
      <Look onClick={press} data-acts={acts}>
        <DataTable {...table} isOrdered rowKey={keyOf} loadingLabel="Loading requests..." maxHeight="calc(100dvh - 9rem)" />
      </Look>
    </RequestContext>
  );
}
