import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Banner } from '@arena/shared/ui/core';

interface FormErrorProps {
  /** The message; without it and a title, nothing renders. */
  readonly children?: ReactNode;
  readonly title?: ReactNode;
  /** Focuses the message when it appears or changes. */
  readonly takeFocus?: boolean;
}

/** Why a form was not sent, above its fields. */
export function FormError({ children, title, takeFocus = false }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takeFocus && children) box.current?.focus();
  }, [takeFocus, children]);
  if (!children && !title) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Banner tone="refused" title={title}>
        {children}
      </Banner>
    </div>
  );
}
