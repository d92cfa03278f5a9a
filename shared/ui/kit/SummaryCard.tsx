import type { ReactNode } from 'react';
import { RotateCw } from 'lucide';
import type { IconNode } from '@arena/shared/contract/section';
import { Link } from '@arena/shared/platform';
import { Button, color, figures, focusRing, font, Icon, media, radius, styled, useMediaQuery, VisuallyHidden } from '@arena/shared/ui/core';
import { Skeleton } from './Skeleton';
import * as t from './form.messages';

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 12,
  marginBottom: 20,
  [media.rail]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // One line, so that the list below begins on the first screen. The padding keeps the focus ring from being clipped.
  [media.phone]: {
    gap: 8,
    gridTemplateColumns: 'repeat(4, minmax(9.5rem, 1fr))',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    margin: '-4px -4px 12px',
    padding: 4,
    '& > *': { scrollSnapAlign: 'start', scrollMargin: 4 },
  },
  '&:focus-visible': focusRing,
});

/** Four summary cards in a row; two per row on a tablet, and a line that scrolls on a phone. */
export function SummaryGrid({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  const scrolls = useMediaQuery('(max-width: 560px)');
  return (
    <Grid className={className} {...(scrolls ? { role: 'group', 'aria-label': t.figures, tabIndex: 0 } : {})}>
      {children}
    </Grid>
  );
}

const Root = styled('section')({
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  background: color.surface,
  padding: '14px 16px',
  minWidth: 0,
  minHeight: '6.875rem',
  // Room for a two-line hint, so that the height doesn't change when it arrives.
  [media.phone]: { padding: '12px', minHeight: '7.625rem' },
});
const Top = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '2px 8px',
  flexWrap: 'wrap',
  color: color.muted,
  minHeight: '1.25rem',
});
const Label = styled('h2')({ flex: '1 1 0', minWidth: 'min-content', fontWeight: 500, fontSize: '0.8125rem', lineHeight: '1.25rem' });
const Figure = styled('p')({
  minHeight: '2.125rem',
  font: `650 1.625rem/2.125rem ${font.display}`,
  letterSpacing: '-0.01em',
  marginTop: 6,
  overflowWrap: 'anywhere',
  ...figures,
  [media.phone]: { fontSize: '1.25rem' },
});
const Hint = styled('p')({ color: color.muted, fontSize: '0.75rem', lineHeight: '1.125rem' });
const Sample = styled('span')({
  font: `500 0.6875rem/1rem ${font.text}`,
  color: color.muted,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: 99,
  padding: '0 7px',
});
const Failed = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '6px 8px',
  marginTop: 8,
  color: color.bad,
  fontSize: '0.8125rem',
});

interface SummaryCardProps {
  readonly label: string;
  readonly value?: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: IconNode;
  /** Marks the figure as a sample (part 1 §2, part 2 §2). */
  readonly sample?: boolean;
  readonly state?: 'ready' | 'loading' | 'error';
  readonly onRetry?: () => void;
}

/** One figure, which loads, fails and retries on its own. */
export function SummaryCard({ label, value, hint, icon, sample = false, state = 'ready', onRetry }: SummaryCardProps) {
  return (
    <Root aria-label={label}>
      <Top>
        <Label>{label}</Label>
        {sample ? <Sample title={t.sampleFigure}>{t.sample}</Sample> : icon ? <Icon node={icon} /> : null}
      </Top>
      {state === 'loading' ? (
        <div role="status">
          <VisuallyHidden>{t.loadingFigure(label)}</VisuallyHidden>
          <Figure as="div">
            <Skeleton width="4.5rem" height="1.5rem" />
          </Figure>
          <Skeleton width="6.5rem" height="0.875rem" />
        </div>
      ) : state === 'error' ? (
        <Failed role="alert">
          {t.notAvailable}
          {onRetry ? (
            <Button size="sm" icon={RotateCw} onClick={onRetry} aria-label={t.retryFigure(label)}>
              {t.retry}
            </Button>
          ) : null}
        </Failed>
      ) : (
        <>
          <Figure>{value}</Figure>
          {hint ? <Hint>{hint}</Hint> : null}
        </>
      )}
    </Root>
  );
}

// The link covers the card instead of wrapping it, because the Retry button must not be inside a link.
const Cell = styled('div')({
  position: 'relative',
  minWidth: 0,
  display: 'grid',
  '& button': { position: 'relative', zIndex: 1 },
  '&:hover > section': { borderColor: color.lineStrong },
});
const Cover = styled(Link)({ position: 'absolute', inset: 0, borderRadius: radius.panel, '&:focus-visible': focusRing });

/** A summary card that is a link as a whole. */
export const SummaryCardLink = ({ to, linkLabel, ...card }: SummaryCardProps & { readonly to: string; readonly linkLabel: string }) => (
  <Cell>
    <SummaryCard {...card} />
    <Cover to={to} aria-label={linkLabel} />
  </Cell>
);
