import { Card, Skeleton, styled } from '@arena/shared/ui';
import { CardRows } from './CardRows';

const Ghost = styled(Card)({ justifyContent: 'space-between' });

/** Cards that are on their way. */
export function CardSkeletons() {
  return (
    <CardRows>
      {[0, 1, 2].map((place) => (
        <li key={place}>
          <Ghost as="div" data-ghost>
            <Skeleton width="60%" height={36} />
            <Skeleton height={72} />
            <Skeleton height={40} />
          </Ghost>
        </li>
      ))}
    </CardRows>
  );
}
