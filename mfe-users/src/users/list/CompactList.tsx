import { memo, type ReactNode, useMemo, useState } from 'react';
import type { Member } from '@arena/shared/contract';
import { color, DASH, figures, focusRing, formatMoney, radius, styled, VisuallyHidden } from '@arena/shared/ui';
import type { ListedMember } from '../member-list';
import { LIST_HEIGHT, LIST_NAME, rowKeyOf } from './list-shape';
import { ListPicture } from './ListPicture';
import { Person, RoleChips, RowActions } from './MemberCells';

/** Every row is this high, whatever it says, so that the place of each is known without drawing it. */
const ROW_REM = 7;
const OVERSCAN = 3;

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
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'absolute',
    left: 0,
    right: 0,
    height: `${ROW_REM}rem`,
    padding: '0 6px 0 14px',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '0 12px',
    alignItems: 'center',
    borderBottom: `1px solid ${color.line}`,
    contain: 'size layout style',
    '& [data-person]': { fontWeight: 550 },
  },
});
const Line = styled('span')({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  margin: '4px 0',
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  ...figures,
});

const rowHeight = () => ROW_REM * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

interface CompactListProps {
  readonly rows: readonly ListedMember[];
  readonly filter: ((member: ListedMember) => boolean) | null;
  /** In the place of the rows, when they could not be read, and when there are none. */
  readonly error: ReactNode;
  readonly empty: ReactNode;
  /** Below the rows. */
  readonly footer: (shown: number) => ReactNode;
}

/** The users of a narrow screen: each a row of three lines. Only what is in sight of the list area is drawn. */
export function CompactList({ rows, filter, error, empty, footer }: CompactListProps) {
  const shown = useMemo(() => (filter === null ? rows : rows.filter(filter)), [filter, rows]);
  const [height] = useState(rowHeight);
  const [top, setTop] = useState(0);
  if (error) return <Frame>{error}</Frame>;
  if (shown.length === 0) {
    return (
      <>
        <Frame>{empty}</Frame>
        {footer(0)}
      </>
    );
  }

  const seen = Math.ceil(Number.parseFloat(LIST_HEIGHT) / height) + 1;
  // A list that became shorter than the place it was scrolled to ends where its rows do.
  const first = Math.max(0, Math.min(Math.floor(top / height), shown.length - seen) - OVERSCAN);
  return (
    <>
      <Frame tabIndex={0} role="region" aria-label={LIST_NAME} onScroll={(event) => setTop(event.currentTarget.scrollTop)}>
        <Rows aria-label={LIST_NAME} style={{ height: shown.length * height }}>
          {shown.slice(first, first + seen + 2 * OVERSCAN).map((member, place) => (
            <li
              key={rowKeyOf(member, first + place)}
              aria-setsize={shown.length}
              aria-posinset={first + place + 1}
              style={{ top: (first + place) * height }}
            >
              <CompactRow member={member} />
            </li>
          ))}
        </Rows>
      </Frame>
      {footer(shown.length)}
    </>
  );
}

const CompactRow = memo(function CompactRow({ member }: { readonly member: Member }) {
  return (
    <>
      <ListPicture member={member} />
      <div>
        <Person member={member} />
        <Line>
          <span>
            <VisuallyHidden>Balance </VisuallyHidden>
            {formatMoney(member.balance)}
          </span>
          <span data-mobile>
            <VisuallyHidden>Mobile </VisuallyHidden>
            {member.mobile ?? DASH}
          </span>
        </Line>
        <RoleChips member={member} />
      </div>
      <RowActions member={member} />
    </>
  );
});
