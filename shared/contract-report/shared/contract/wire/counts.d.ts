import * as z from '../zod';
/**
 * Extension `counts`: the summary cards' figures, counted over everything. Ongoing tournaments are being played, and the prize pool is
 * their sum in currency units; upcoming ones are pending and start in the platform's current month. A player approved in two tournaments is
 * two participants. Each person counts once, by `roleOf`; the lists leave out what there is none of.
 */
export declare const platformCounts: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>;
}, import("zod/v4/core").$strip>, z.ZodMiniType<{
    users: number | null;
    completedRooms: number | null;
    tournaments: number | null;
    ongoingTournaments: number | null;
    upcomingThisMonth: number | null;
    participants: number | null;
    ongoingPrizePool: number | null;
    roomsByStatus: {
        name: string | null;
        count: number | null;
    }[];
    tournamentsByStatus: {
        name: string | null;
        count: number | null;
    }[];
    usersByRole: {
        name: string | null;
        count: number | null;
    }[];
}, unknown, import("zod/v4/core").$ZodTypeInternals<{
    users: number | null;
    completedRooms: number | null;
    tournaments: number | null;
    ongoingTournaments: number | null;
    upcomingThisMonth: number | null;
    participants: number | null;
    ongoingPrizePool: number | null;
    roomsByStatus: {
        name: string | null;
        count: number | null;
    }[];
    tournamentsByStatus: {
        name: string | null;
        count: number | null;
    }[];
    usersByRole: {
        name: string | null;
        count: number | null;
    }[];
}, unknown>>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, otherName?: string | undefined]>>;
};
export type PlatformCounts = z.output<typeof platformCounts>;
