import type { ReactNode } from 'react';
import { cardLinkOverlay, styled } from '@arena/shared/ui';

const Overlay = styled('a')(cardLinkOverlay);

interface CardLinkProps {
  /** null: the card leads nowhere. */
  readonly to: string | null;
  readonly label?: string;
  /** Starts to read what the link's screen will need. */
  readonly prefetch: () => void;
  readonly children: ReactNode;
}

/** A card's title as a plain link over the whole card, which the console's frame follows. */
export function CardLink({ to, label, prefetch, children }: CardLinkProps) {
  if (to === null) return children;
  return (
    <Overlay href={to} aria-label={label} onPointerEnter={prefetch} onFocus={prefetch}>
      {children}
    </Overlay>
  );
}
