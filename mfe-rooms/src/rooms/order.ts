import type { Room } from '@arena/shared/contract';

type Ordered = Pick<Room, 'id' | 'createdAt'>;

const later = <V extends string | number>(a: V | null, b: V | null): number => {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a > b ? -1 : 1;
};

/** The newest first, of one time the higher number. A room without a time comes last. */
export const newestFirst = <R extends Ordered>(rooms: readonly R[]): R[] =>
  [...rooms].sort((a, b) => later(a.createdAt, b.createdAt) || later(a.id, b.id));
