import type { ReactNode } from 'react';
import { Link } from '@arena/shared/platform';
import { Button, color, focusRing, styled } from '@arena/shared/ui/core';
import { Money } from '../kit/Money';
import * as t from './list.messages';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Row = styled('li')({
  borderTop: `1px solid ${color.line}`,
  '& > a, & > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 12px',
    padding: '9px 8px',
    margin: '0 -8px',
    borderRadius: 8,
  },
  '& > a:hover': { background: color.hover },
  '& > a:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { color: color.muted, fontSize: '0.75rem', lineHeight: '1.125rem', gridColumn: '1 / -1' },
});
const Foot = styled('p')({
  display: 'flex',
  // At the bottom of the panel, aligned with the panels next to it.
  alignItems: 'last baseline',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 'auto',
  paddingTop: 10,
  color: color.muted,
});

/** The footer of a widget: a summary and a link to the full screen. */
export const WidgetFooter = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Foot>
    <span>{children}</span>
    <Button size="sm" component={Link} to={to}>
      {t.open}
    </Button>
  </Foot>
);

/** A row of a `WidgetList`. */
export interface WidgetRow {
  readonly id: number | string | null;
  readonly title: string;
  /** In whole currency units; null for an unknown one. A row without the member has no amount. */
  readonly amount?: number | null;
  /** Small text below the title; empty facts are omitted. */
  readonly facts: readonly (string | null | undefined)[];
  /** The path of the screen that handles it; null without an id. */
  readonly to: string | null;
}

/** A dashboard widget's list of pending things. Each row links to the screen that handles it. */
export const WidgetList = ({ rows }: { readonly rows: readonly WidgetRow[] }) => (
  <List>
    {rows.map(({ id, title, amount, facts, to }, place) => {
      const text = (
        <>
          <b>{title}</b>
          {amount === undefined ? null : <Money value={amount} />}
          <small>{facts.filter((fact) => fact != null && fact !== '').join(' · ')}</small>
        </>
      );
      return <Row key={id ?? `row-${place}`}>{to === null ? <div>{text}</div> : <Link to={to}>{text}</Link>}</Row>;
    })}
  </List>
);
