import type { Member } from '@arena/shared/contract';

/** The list area scrolls from this height on (part 2 §2). */
export const LIST_HEIGHT = '380px';
export const LIST_NAME = 'Users';

export const rowKeyOf = ({ id }: Member, place: number): string => (id === null ? `row-${place}` : String(id));
