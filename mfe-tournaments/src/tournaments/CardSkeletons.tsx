import { Card, CardGrid, Skeleton, styled } from '@arena/shared/ui';

const Ghost = styled(Card)({ justifyContent: 'space-between' });

/** Cards that are on their way. */
export function CardSkeletons() {
  return (
    <CardGrid>
      {[0, 1, 2].map((place) => (
        <li key={place}>
          <Ghost as="div">
            <Skeleton width="60%" height={36} />
            <Skeleton height={72} />
            <Skeleton height={40} />
          </Ghost>
        </li>
      ))}
    </CardGrid>
  );
}
