import { color, DataTable, type DataTableProps, focusRing, media, radius, styled } from '@arena/shared/ui';
import type { LogRow } from './audit.queries';
import * as t from './audit.messages';

const Look = styled('div')({
  '& td [data-wrap]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    whiteSpace: 'normal',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontSize: '0.8125rem',
    lineHeight: '1.125rem',
  },
  '& [data-changes]': {
    ...{ listStyle: 'none', margin: 0, padding: 0, fontSize: '0.8125rem', lineHeight: '1.125rem', color: color.muted },
    '& li': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& ins': { color: color.text, textDecoration: 'none' },
    [media.narrow]: { '& li': { whiteSpace: 'normal' } },
  },
  '& [data-amount=in]': { color: color.ok },
  '& [data-amount=out]': { color: color.bad },
  '& a': { fontWeight: 550, borderRadius: radius.small, '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  '& a:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  // Keeps the details button visible while the table scrolls sideways.
  '&& tbody tr': { background: color.surface },
  '@media (hover: hover)': { '&& tbody tr:hover': { background: color.hover } },
  '& tbody tr > :has([data-details])': {
    position: 'sticky',
    right: 0,
    alignSelf: 'stretch',
    display: 'flex',
    alignItems: 'center',
    background: 'inherit',
  },
  '& [data-details]': {
    minHeight: 30,
    padding: '3px 10px',
    borderRadius: 8,
    border: `1px solid ${color.lineStrong}`,
    background: color.surface,
    color: color.text,
    font: 'inherit',
    fontSize: '0.8125rem',
    fontWeight: 550,
    cursor: 'pointer',
    '&:hover': { background: color.hover },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    [media.touch]: { minHeight: 44 },
  },
  [media.narrow]: { '& dl > div:has([data-wrap], [data-changes])': { gridColumn: '1 / -1' }, '& footer [data-details]': { width: '100%' } },
});

type LogTableProps = Omit<DataTableProps<LogRow>, 'rowKey' | 'sort' | 'onSort'>;

const keyOf = ({ id }: LogRow, place: number) => (id === null ? `row-${place}` : String(id));
const unsorted = () => undefined;

/** Newest first, as the server sends it. */
export default function LogTable(table: LogTableProps) {
  return (
    <Look>
      <DataTable {...table} rowKey={keyOf} sort={null} onSort={unsorted} loadingLabel={t.loadingLog} maxHeight="calc(100dvh - 9rem)" />
    </Look>
  );
}
