import type { ComponentPropsWithRef, ElementType } from 'react';

/** The props of a button, plus `component`. */
export interface ButtonBaseProps extends ComponentPropsWithRef<'button'> {
  /** The link component to render instead of a `button`. */
  readonly component?: ElementType;
}

/** An unstyled button or link. Its base styles are global, so they are serialized once. */
export function ButtonBase({ component, type = 'button', className, disabled, tabIndex = 0, ...rest }: ButtonBaseProps) {
  const Element = component ?? 'button';
  const own = component === undefined ? { type, disabled, tabIndex: disabled ? -1 : tabIndex } : { tabIndex };
  return <Element {...own} {...rest} className={className === undefined ? 'button-base' : `button-base ${className}`} />;
}
