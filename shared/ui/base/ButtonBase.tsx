import type { ComponentPropsWithRef, ElementType } from 'react';

export interface ButtonBaseProps extends ComponentPropsWithRef<'button'> {
  /** What it is rendered as when it leads somewhere: a link. */
  readonly component?: ElementType;
}

/** A control without a look of its own: a button, or a link. Its few rules are global, so that they are serialised once for all. */
export function ButtonBase({ component, type = 'button', className, disabled, tabIndex = 0, ...rest }: ButtonBaseProps) {
  const Element = component ?? 'button';
  const own = component === undefined ? { type, disabled, tabIndex: disabled ? -1 : tabIndex } : { tabIndex };
  return <Element {...own} {...rest} className={className === undefined ? 'button-base' : `button-base ${className}`} />;
}
