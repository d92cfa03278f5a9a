import type { StateOf } from '@arena/shared/platform';
import type { payRoom } from '../rooms.operations';

/** The payment of one room on a screen. */
export type RoomPayment = StateOf<typeof payRoom>;
