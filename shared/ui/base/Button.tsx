import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import type { IconNode } from '@arena/shared/contract/section';
import { ButtonBase } from './ButtonBase';
import styled from '@emotion/styled';
import { Icon } from './Icon';
import { Spinner } from './Spinner';
import { buttonLook, type ButtonTone } from './button-look';

interface LookProps {
  readonly tone: ButtonTone;
  readonly size: 'sm' | 'md';
  readonly solid: boolean;
}

const own = new Set<PropertyKey>(['tone', 'size', 'solid']);
const Root = styled(ButtonBase, { shouldForwardProp: (prop) => !own.has(prop) })<LookProps>(({ tone, size, solid }) =>
  buttonLook(tone, size, solid),
);

/** Always there: a spinner can't be inserted before a text that a page translator has moved. */
const IconPlace = styled('span')({ display: 'contents' });

interface OwnProps {
  readonly tone?: ButtonTone;
  readonly size?: 'sm' | 'md';
  /** Filled, for the confirming button of a dialog. The primary tone always is. */
  readonly solid?: boolean;
  readonly icon?: IconNode;
  readonly iconAfter?: IconNode;
  /** Shows a spinner and ignores clicks, but keeps its place and the focus. */
  readonly busy?: boolean;
  readonly busyLabel?: string;
  readonly children?: ReactNode;
}

type ButtonProps<C extends ElementType = 'button'> = OwnProps & { readonly component?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof OwnProps | 'component'
  >;

/**
 * A button, labeled with a verb, or with `component={Link}` a link that looks like one.
 * @example <Button tone="primary" busy={saving} busyLabel="Saving..." onClick={save}>Save changes</Button>
 */
export function Button<C extends ElementType = 'button'>(props: ButtonProps<C>) {
  const {
    tone = 'neutral',
    size = 'md',
    solid = false,
    icon,
    iconAfter,
    busy = false,
    busyLabel,
    children,
    onClick,
    ...rest
  } = props as ButtonProps;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const iconSize = size === 'sm' ? 14 : 16;
  return (
    <Root tone={tone} size={size} solid={solid} onClick={press} {...(busy && { 'aria-disabled': true, 'aria-busy': true })} {...rest}>
      <IconPlace>{busy ? <Spinner /> : icon ? <Icon node={icon} size={iconSize} /> : null}</IconPlace>
      {busy && busyLabel ? busyLabel : children}
      {iconAfter ? <Icon node={iconAfter} size={iconSize} /> : null}
    </Root>
  );
}
