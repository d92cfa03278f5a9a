import type { Tournament } from '@arena/shared/contract';
import { color, DataTable, type DataTableProps, figures, focusRing, media, radius, styled, useUrlSort } from '@arena/shared/ui';
import { COLUMNS } from './columns';
import * as t from '../tournaments.messages';

// Styles all cells from one element instead of thousands.
const Look = styled('div')({
  // Shows up to three lines: one truncates most names, and games and dates when a user adds space between letters.
  '& tbody td:nth-of-type(n + 5)': { whiteSpace: 'normal' },
  '& tbody :is(th, td:nth-of-type(1))': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    lineHeight: '1.25rem',
  },
  '& [data-capacity]': { display: 'block', ...figures },
  '& [data-capacity]::after': {
    content: '""',
    display: 'block',
    width: 72,
    height: 4,
    marginTop: 3,
    borderRadius: 4,
    background: `linear-gradient(90deg, ${color.accent} var(--part), ${color.greySoft} 0)`,
  },
  '& td [data-wrap]': {
    display: 'block',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    lineHeight: '1.125rem',
    maxHeight: '2.25rem',
    overflow: 'hidden',
  },
  // Keeps the row's actions visible while the table scrolls sideways.
  '@media (max-width: 1400px)': {
    '& tr > :last-child': {
      position: 'sticky',
      right: 0,
      alignSelf: 'stretch',
      background: color.surface,
      borderLeft: `1px solid ${color.line}`,
    },
    '& thead tr > :last-child': { background: color.raised },
    '& tbody tr:hover > :last-child': { background: color.hover },
  },
  // Half a card is too narrow for a date and time on a phone.
  [media.phone]: { '& dl > div:has(small)': { gridColumn: '1 / -1' } },
  '& [data-removed]': { display: 'block', color: color.muted, fontSize: '0.75rem', lineHeight: '1rem', whiteSpace: 'normal' },
  // Avoids nested flex containers in each row, which take longer to lay out.
  '& tr > :last-child, & li footer': { display: 'flex', alignItems: 'center', gap: 6 },
  '& td > a, & footer > a': {
    padding: '3px 10px',
    borderRadius: 8,
    border: `1px solid ${color.lineStrong}`,
    background: color.surface,
    color: color.text,
    fontSize: '0.8125rem',
    lineHeight: '1.375rem',
    fontWeight: 550,
    '&:hover': { background: color.hover },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px', borderRadius: radius.small },
  },
  '@media (pointer: coarse)': { '& td > a, & footer > a': { paddingBlock: 10 } },
});

const keyOf = (tournament: Tournament, place: number) => (tournament.id === null ? `row-${place}` : String(tournament.id));

type TournamentTableProps = Pick<DataTableProps<Tournament>, 'rows' | 'filter' | 'error' | 'empty' | 'onNearEnd' | 'footer' | 'scrollKey'>;

export default function TournamentTable(table: TournamentTableProps) {
  const sort = useUrlSort(COLUMNS);
  return (
    <Look>
      <DataTable
        {...table}
        {...sort}
        caption={t.tournaments}
        columns={COLUMNS}
        rowKey={keyOf}
        loadingLabel={t.loadingTournaments}
        maxHeight="calc(100dvh - 9rem)"
      />
    </Look>
  );
}
