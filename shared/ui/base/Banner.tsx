import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { IconNode } from '@arena/shared/contract/section';
import styled from '@emotion/styled';
import { color, media, radius } from '../tokens';
import { Icon } from './Icon';

/** `refused` is announced immediately, the others politely. */
export type BannerTone = 'info' | 'done' | 'wait' | 'refused';

const looks: Record<BannerTone, { icon: IconNode; ink: string; ground: string }> = {
  info: { icon: Info, ink: color.accentStrong, ground: color.accentSoft },
  done: { icon: CircleCheck, ink: color.ok, ground: color.okSoft },
  wait: { icon: TriangleAlert, ink: color.wait, ground: color.waitSoft },
  refused: { icon: CircleAlert, ink: color.bad, ground: color.badSoft },
};

const Root = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: BannerTone }>(({ tone }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  padding: '12px 14px',
  borderRadius: radius.panel,
  border: `1px solid ${color.line}`,
  // The tint is drawn over the surface color, so it looks the same on the page and in a panel.
  background: `linear-gradient(${looks[tone].ground}, ${looks[tone].ground}), ${color.surface}`,
  '&[data-short=true]': { alignItems: 'center' },
  [media.phone]: { flexWrap: 'wrap' },
  '& > svg': { margin: '2px 0', flex: 'none', color: looks[tone].ink },
}));
const Words = styled('div')({ flex: '1 1 12rem', minWidth: 0, alignSelf: 'center' });
const Title = styled('p')({ fontWeight: 600 });
const Body = styled('div')({ color: color.muted });

interface BannerProps {
  readonly tone?: BannerTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/**
 * A message in the page.
 * @example <Banner tone="refused" title="Couldn't save the room">Try again.</Banner>
 */
export function Banner({ tone = 'info', title, children, action }: BannerProps) {
  return (
    <Root tone={tone} data-short={!children} role={tone === 'refused' ? 'alert' : 'status'}>
      <Icon node={looks[tone].icon} />
      <Words>
        {title ? <Title>{title}</Title> : null}
        {children ? <Body>{children}</Body> : null}
      </Words>
      {action}
    </Root>
  );
}
