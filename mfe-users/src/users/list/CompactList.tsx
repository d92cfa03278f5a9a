import { useMemo } from 'react';
import type { Member } from '@arena/shared/contract';
import {
  color,
  DASH,
  type DataTableProps,
  figures,
  focusRing,
  FrameList,
  formatMoney,
  radius,
  styled,
  VisuallyHidden,
} from '@arena/shared/ui';
import { LIST_HEIGHT, LIST_NAME, rowKeyOf } from './list-shape';
import { ListPicture } from './ListPicture';
import { Person, RoleChips, RowActions } from './member-cells';
import * as t from './list.messages';

/** Fixed row height, independent of the content. */
const ROW_REM = 7;

const Frame = styled('div')({
  maxHeight: LIST_HEIGHT,
  overflow: 'auto',
  overflowAnchor: 'none',
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  background: color.surface,
  '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
});
const Rows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    height: `${ROW_REM}rem`,
    padding: '0 6px 0 14px',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '0 12px',
    alignItems: 'center',
    borderBottom: `1px solid ${color.line}`,
    contain: 'size layout style',
    '& > div': { overflow: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: '1.1875rem' },
    '& [data-person]': { fontWeight: 550 },
    '& small': { color: color.muted, fontSize: '0.75rem', lineHeight: '1rem' },
  },
});
const Line = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'center',
  margin: '4px 0',
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  overflow: 'hidden',
  ...figures,
});

interface CompactListProps extends Pick<DataTableProps<Member>, 'filter' | 'error' | 'empty' | 'footer' | 'onNearEnd'> {
  readonly rows: readonly Member[];
}

/** Narrow-screen layout with three lines a row, virtualized. */
export function CompactList({ rows, filter, error, empty, footer, onNearEnd }: CompactListProps) {
  const shown = useMemo(() => (filter == null ? rows : rows.filter(filter)), [filter, rows]);
  if (error) return <Frame>{error}</Frame>;
  return (
    <>
      {shown.length === 0 ? (
        <Frame>{empty}</Frame>
      ) : (
        <FrameList label={LIST_NAME} items={shown} itemKey={rowKeyOf} rowRem={ROW_REM} component={Rows} frame={Frame} onNearEnd={onNearEnd}>
          {rowOf}
        </FrameList>
      )}
      {footer?.(shown.length)}
    </>
  );
}

const rowOf = (member: Member) => (
  <>
    <ListPicture member={member} />
    <div>
      <Person member={member} />
      <Line>
        <span>
          <VisuallyHidden>{t.balance} </VisuallyHidden>
          {formatMoney(member.balance)}
        </span>
        <span data-mobile>
          <VisuallyHidden>{t.mobile} </VisuallyHidden>
          {member.mobile ?? DASH}
        </span>
      </Line>
      <RoleChips member={member} />
    </div>
    <RowActions member={member} />
  </>
);
