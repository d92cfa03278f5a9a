import type { Member } from '@arena/shared/contract';
import { piecesOf } from '@arena/shared/platform';
import { type ExportColumn, type ExportPiece, type DataTableProps, ExportButton, readSort, sortRows, useExport } from '@arena/shared/ui';
import { roleLabel, rolesOf } from '../member';
import { filtersOf, MEMBERS } from '../users.queries';
import { orderOf } from './list-shape';
import * as t from './list.messages';

const EXPORT_COLUMNS: readonly ExportColumn<Member>[] = [
  { header: t.userId, value: ({ id }) => id },
  { header: t.name, value: ({ name }) => name },
  { header: t.email, value: ({ email }) => email },
  { header: t.mobile, value: ({ mobile }) => mobile },
  { header: t.balance, kind: 'amount', value: ({ balance }) => balance },
  { header: t.roles, value: (member) => rolesOf(member).map(roleLabel).join(', ') },
  { header: t.bannedSinceColumn, kind: 'time', value: ({ bannedAt }) => bannedAt },
];

interface MemberExportProps {
  /** All users if loaded here; null when the server searches. */
  readonly rows: readonly Member[] | null;
  readonly filter: NonNullable<DataTableProps<Member>['filter']> | null;
  readonly text: string;
  readonly sort: string;
  readonly disabled: boolean;
}

async function* piecesOfRows({ rows, filter, sort }: Pick<MemberExportProps, 'filter' | 'sort'> & { readonly rows: readonly Member[] }) {
  // Loads the table's code only when exporting.
  const { COLUMNS } = await import('./MemberTable');
  const found = filter === null ? rows : rows.filter(filter);
  yield { items: sortRows(found, COLUMNS, readSort(sort, COLUMNS)), total: found.length } satisfies ExportPiece<Member>;
}

/** Exports all matches, not only the loaded rows. */
export function MemberExport({ rows, filter, text, sort, disabled }: MemberExportProps) {
  const file = useExport({
    fileName: 'users',
    columns: EXPORT_COLUMNS,
    pieces: (signal) =>
      rows === null ? piecesOf(MEMBERS, { filters: filtersOf(text), order: orderOf(sort) }, signal) : piecesOfRows({ rows, filter, sort }),
  });
  return <ExportButton size="sm" file={file} disabled={disabled} />;
}
