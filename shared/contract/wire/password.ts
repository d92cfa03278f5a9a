import * as z from '@arena/shared/contract/zod';
import { limitedText } from '@arena/shared/contract/wire';

export const SHORTEST_PASSWORD = 10;

/** A password that is being chosen. Signing in takes any: older ones may be shorter. */
export const newPassword = limitedText(200).check(z.minLength(SHORTEST_PASSWORD));
