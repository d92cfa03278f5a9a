import styled from '@emotion/styled';
import { color } from '../tokens';
import { initials } from './format';

interface SquareProps {
  readonly tone: 'accent' | 'neutral';
  readonly size: number;
}

const Square = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' && prop !== 'size' })<SquareProps>(({ tone, size }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: `${size / 16}rem`,
  height: `${size / 16}rem`,
  borderRadius: `${Math.round(size * 0.3) / 16}rem`,
  background: tone === 'accent' ? color.avatar : color.avatarQuiet,
  color: '#fff',
  fontSize: `${(size > 36 ? 14 : 12) / 16}rem`,
  fontWeight: 650,
  lineHeight: 1,
  userSelect: 'none',
}));

interface AvatarProps {
  readonly name: string | null | undefined;
  readonly tone?: 'accent' | 'neutral';
  /** Side in px at 100 % text size, 30 by default. */
  readonly size?: number;
}

/** A person's initials. Hidden from screen readers, so display the name next to it. */
export function Avatar({ name, tone = 'accent', size = 30 }: AvatarProps) {
  return (
    <Square tone={tone} size={size} aria-hidden>
      {initials(name)}
    </Square>
  );
}
