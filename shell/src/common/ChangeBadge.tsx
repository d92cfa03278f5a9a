import { color, figures, font, formatCount, Icon, styled } from '@arena/shared/ui';
import { TrendingDown, TrendingUp } from 'lucide';

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  borderRadius: 99,
  padding: '0 7px',
  font: `550 0.75rem/1.125rem ${font.text}`,
  whiteSpace: 'nowrap',
  color: color.muted,
  background: color.greySoft,
  ...figures,
  '&[data-way=up]': { color: color.ok, background: color.okSoft },
  '&[data-way=down]': { color: color.bad, background: color.badSoft },
});

/** `+4.2%` */
export function percentText(change: number): string {
  const size = Math.round(Math.abs(change) * 10) / 10;
  const sign = size === 0 ? '' : change > 0 ? '+' : '-';
  return `${sign}${formatCount(size)}%`;
}

/** `+4.2%`, colored by its sign. */
export function ChangeBadge({ text }: { readonly text: string }) {
  const way = text.startsWith('+') ? 'up' : text.startsWith('-') ? 'down' : 'level';
  return (
    <Root data-way={way}>
      {way === 'level' ? null : <Icon node={way === 'up' ? TrendingUp : TrendingDown} size={12} />}
      {text}
    </Root>
  );
}
