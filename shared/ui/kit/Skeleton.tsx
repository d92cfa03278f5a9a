import { color, keyframes, media, radius, styled } from '@arena/shared/ui/core';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

interface SkeletonProps {
  readonly width?: number | string;
  readonly height?: number | string;
  readonly round?: boolean;
}

/** A placeholder for a loading value. Use it in a `LoadingState`, which announces the loading. */
export const Skeleton = styled('span', { shouldForwardProp: (prop) => prop === 'className' || prop === 'children' })<SkeletonProps>(
  ({ width = '100%', height = '1em', round = false }) => ({
    display: 'block',
    width,
    height,
    maxWidth: '100%',
    borderRadius: round ? '30%' : radius.small,
    background: color.greySoft,
    animation: `${breathe} 1.6s ease-in-out infinite`,
    [media.still]: { animation: 'none' },
  }),
);
