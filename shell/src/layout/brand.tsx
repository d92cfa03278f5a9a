import { color, font, styled } from '@arena/shared/ui';

export const BrandName = styled('b')({ font: `700 1rem/1.25rem ${font.display}`, fontStretch: '118%', letterSpacing: '0.01em' });

export const EnvironmentChip = styled('span')({
  font: `500 0.6875rem/1rem ${font.text}`,
  color: color.muted,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: 99,
  padding: '1px 8px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export function BrandMark() {
  return (
    <svg width={22} height={22} viewBox="0 0 24 24" fill="none" aria-hidden focusable="false">
      <path d="M3 20 12 3l9 17h-5.2L12 12.2 8.2 20z" fill={color.accent} />
    </svg>
  );
}
