import { LoadingState, styled } from '@arena/shared/ui/core';
import { Card, CardGrid } from './Card';
import { Skeleton } from './Skeleton';

const SkeletonCard = styled(Card)({ justifyContent: 'space-between' });

interface CardSkeletonsProps {
  /** The heights of a card's parts in px; the first has the width of a title. */
  readonly heights: readonly number[];
  readonly titleWidth?: string;
}

/** The skeleton of a card grid. */
export const CardSkeletons = ({ heights, titleWidth = '60%' }: CardSkeletonsProps) => (
  <CardGrid>
    {[0, 1, 2].map((card) => (
      <li key={card}>
        <SkeletonCard as="div">
          {heights.map((height, part) => (
            <Skeleton key={part} width={part === 0 ? titleWidth : undefined} height={height} />
          ))}
        </SkeletonCard>
      </li>
    ))}
  </CardGrid>
);

/** The loading state of a table, `height` px high. */
export const TableSkeleton = ({ label, height = 320 }: { readonly label: string; readonly height?: number }) => (
  <LoadingState label={label} showLabel={false}>
    <Skeleton height={height} />
  </LoadingState>
);
