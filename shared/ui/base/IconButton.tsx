import type { ComponentPropsWithRef, ElementType, MouseEvent } from 'react';
import type { IconNode } from '@arena/shared/contract/section';
import { ButtonBase } from './ButtonBase';
import styled from '@emotion/styled';
import { color, media } from '../tokens';
import { HoverTip } from './HoverTip';
import { Icon } from './Icon';
import type { TipSide } from './OpenTip';

type IconButtonTone = 'neutral' | 'danger' | 'outlined';

const Root = styled(ButtonBase, { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: IconButtonTone }>(({ tone }) => ({
  width: 32,
  height: 32,
  flex: 'none',
  borderRadius: '8px',
  color: color.muted,
  border: tone === 'outlined' ? `1px solid ${color.line}` : 0,
  background: tone === 'outlined' ? color.surface : 'transparent',
  transition: 'background-color 120ms, color 120ms',
  '@media (hover: hover)': {
    '&:hover:not([aria-disabled=true])': { background: color.hover, color: tone === 'danger' ? color.bad : color.text },
  },
  '&:disabled, &[aria-disabled=true]': { opacity: 0.55, cursor: 'default' },
  [media.touch]: { width: 44, height: 44 },
}));

interface OwnProps {
  /** What it does, as the accessible name and the tip. */
  readonly label: string;
  readonly icon: IconNode;
  /** Disables the button and explains why. It stays focusable, so the tip is reachable. */
  readonly disabledReason?: string | null;
  readonly tone?: IconButtonTone;
  readonly iconSize?: number;
  readonly tipSide?: TipSide;
}

type IconButtonProps<C extends ElementType = 'button'> = OwnProps & { readonly component?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof OwnProps | 'component'
  >;

/** A square button with an icon and a tip; with `component={Link}` a link. */
export function IconButton<C extends ElementType = 'button'>(props: IconButtonProps<C>) {
  const { label, icon, disabledReason, tone = 'neutral', iconSize = 16, tipSide, children, onClick, ...rest } = props as IconButtonProps;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (disabledReason) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <HoverTip text={disabledReason || label} side={tipSide} describe={false} onPress={Boolean(disabledReason)}>
      <Root
        tone={tone}
        aria-label={label}
        onClick={press}
        {...(disabledReason && { 'aria-disabled': true, 'aria-description': disabledReason })}
        {...rest}
      >
        <Icon node={icon} size={iconSize} />
        {children}
      </Root>
    </HoverTip>
  );
}
