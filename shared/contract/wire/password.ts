import * as z from '@arena/shared/contract/zod';

export const SHORTEST_PASSWORD = 10;

/** A password that is being chosen. Signing in takes any: older ones may be shorter. */
export const newPassword = z.string().check(z.minLength(SHORTEST_PASSWORD), z.maxLength(200));
