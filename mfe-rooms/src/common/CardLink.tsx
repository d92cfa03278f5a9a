import type { ReactNode } from 'react';

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
    <a href={to} aria-label={label} onPointerEnter={prefetch} onFocus={prefetch}>
      {children}
    </a>
  );
}
