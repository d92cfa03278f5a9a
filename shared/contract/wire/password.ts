import * as z from '@arena/shared/contract/zod';
import { limitedText } from '@arena/shared/contract/wire';

/** The minimum length of a new password in characters. */
export const SHORTEST_PASSWORD = 10;

/** A new password. Sign-in accepts any, because older ones may be shorter. */
export const newPassword = limitedText(200).check(z.minLength(SHORTEST_PASSWORD));
