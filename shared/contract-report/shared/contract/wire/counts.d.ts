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
    completedRooms: number | null;
    ongoingPrizePool: number | null;
    ongoingTournaments: number | null;
    participants: number | null;
    roomsByStatus: ({
        count: number | null;
        name: string | null;
    } & {})[];
    tournaments: number | null;
    tournamentsByStatus: ({
        count: number | null;
        name: string | null;
    } & {})[];
    upcomingThisMonth: number | null;
    users: number | null;
    usersByRole: ({
        count: number | null;
        name: string | null;
    } & {})[];
} & {}, unknown, import("zod/v4/core").$ZodTypeInternals<{
    completedRooms: number | null;
    ongoingPrizePool: number | null;
    ongoingTournaments: number | null;
    participants: number | null;
    roomsByStatus: ({
        count: number | null;
        name: string | null;
    } & {})[];
    tournaments: number | null;
    tournamentsByStatus: ({
        count: number | null;
        name: string | null;
    } & {})[];
    upcomingThisMonth: number | null;
    users: number | null;
    usersByRole: ({
        count: number | null;
        name: string | null;
    } & {})[];
} & {}, unknown>>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, otherName?: string | undefined]>>;
};
