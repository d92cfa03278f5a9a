import type { Member } from '@arena/shared/contract';
import { formatLocal, piecesOf } from '@arena/shared/platform';
import { type CsvColumn, type CsvPiece, type DataTableProps, ExportButton, readSort, sortRows, useCsvExport } from '@arena/shared/ui';
import { roleLabel, rolesOf } from '../member';
import { filtersOf, MEMBERS } from '../users.queries';
import { orderOf } from './list-shape';

const CSV_COLUMNS: readonly CsvColumn<Member>[] = [
  { header: 'User ID', value: ({ id }) => id },
  { header: 'Name', value: ({ name }) => name },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Mobile', value: ({ mobile }) => mobile },
  { header: 'Balance', value: ({ balance }) => balance },
  { header: 'Roles', value: (member) => rolesOf(member).map(roleLabel).join(', ') },
  { header: 'Banned since', value: ({ bannedAt }) => (bannedAt === null ? null : formatLocal(bannedAt)) },
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
  yield { items: sortRows(found, COLUMNS, readSort(sort, COLUMNS)), total: found.length } satisfies CsvPiece<Member>;
}

/** Exports all matches, not only the loaded rows. */
export function MemberExport({ rows, filter, text, sort, disabled }: MemberExportProps) {
  const file = useCsvExport({
    fileName: 'users',
    columns: CSV_COLUMNS,
    pieces: (signal) =>
      rows === null ? piecesOf(MEMBERS, { filters: filtersOf(text), order: orderOf(sort) }, signal) : piecesOfRows({ rows, filter, sort }),
  });
  return <ExportButton size="sm" file={file} disabled={disabled} />;
}
