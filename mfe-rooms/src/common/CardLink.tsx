import type { ReactNode } from 'react';
import { Link, useLocation } from '@arena/shared/platform';
import { cardLinkOverlay, styled } from '@arena/shared/ui';

const Overlay = styled(Link)(cardLinkOverlay);

interface CardLinkProps {
  /** null: the card leads nowhere. */
  readonly to: string | null;
  readonly label?: string;
  /** Starts to read what the link's screen will need. */
  readonly prefetch: () => void;
  readonly children: ReactNode;
}

/** A card's title as a link over the whole card. The screen behind it knows how the list was left. */
export function CardLink({ to, label, prefetch, children }: CardLinkProps) {
  const { search } = useLocation();
  if (to === null) return children;
  return (
    <Overlay to={to} state={{ list: search }} aria-label={label} onPointerEnter={prefetch} onFocus={prefetch}>
      {children}
    </Overlay>
  );
}
