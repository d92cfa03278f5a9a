import type { ReactNode } from 'react';
import { cardLinkOverlay, styled } from '@arena/shared/ui';

const Overlay = styled('a')(cardLinkOverlay);

interface CardLinkProps {
  /** null: the card is not a link. */
  readonly to: string | null;
  readonly label?: string;
  readonly prefetch: () => void;
  readonly children: ReactNode;
}

export function CardLink({ to, label, prefetch, children }: CardLinkProps) {
  if (to === null) return children;
  return (
    <Overlay href={to} aria-label={label} onPointerEnter={prefetch} onFocus={prefetch}>
      {children}
    </Overlay>
  );
}
