import * as z from '../zod';
/**
 * Extension `counts`: the figures of the summary cards, over all data. `upcomingThisMonth` counts pending tournaments that start in the
 * platform's current month; a player approved in two tournaments counts as two participants; each user counts once, by `roleOf`. Amounts in
 * currency units.
 */
export type PlatformCounts = z.output<typeof platformCounts>;
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
    waiting: {
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
    waiting: {
        name: string | null;
        count: number | null;
    }[];
}, unknown>>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, otherName?: string | undefined]>>;
};
