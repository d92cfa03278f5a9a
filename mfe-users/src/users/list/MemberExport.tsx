import { useMemo } from 'react';
import type { Member } from '@arena/shared/contract';
import { piecesOf } from '@arena/shared/platform';
import { type ExportColumn, type ExportPiece, ExportButton, readSort, sortRows, useExport } from '@arena/shared/ui';
import { roleLabel, rolesOf } from '../member';
import { filtersOf, MEMBERS } from '../users.queries';
import { orderOf } from './list-shape';
import { useListed } from './useListed';
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

async function* sorted(found: readonly Member[], sort: string) {
  // Loads the table's code only when exporting.
  const { COLUMNS } = await import('./MemberTable');
  yield { items: sortRows(found, COLUMNS, readSort(sort, COLUMNS)), total: found.length } satisfies ExportPiece<Member>;
}

/** Exports all matches, not only the loaded rows. */
export function MemberExport({ text }: { readonly text: string }) {
  const { rows, isWhole, isSearching, sort, filter } = useListed(text);
  const found = useMemo(() => (filter === null ? rows : (rows?.filter(filter) ?? null)), [filter, rows]);
  const file = useExport({
    fileName: 'users',
    columns: EXPORT_COLUMNS,
    pieces: (signal) =>
      isWhole ? sorted(found ?? [], sort) : piecesOf(MEMBERS, { filters: filtersOf(text), order: orderOf(sort) }, signal),
  });
  return <ExportButton file={file} disabled={found === null || found.length === 0 || isSearching} />;
}
