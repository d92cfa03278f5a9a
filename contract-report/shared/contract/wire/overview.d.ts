import * as z from '../zod';
/** One month's revenue (part 1 §3); the first entry of the list is the one that the dashboard shows. */
export declare const monthlyRevenue: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>;
}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniCustom<{
    month: string | null;
    amount: number | null;
}, {
    month: string | null;
    amount: number | null;
}>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, olderName?: string | undefined]>>;
};
/**
 * Extension `dashboard-statistics`. The four changes are percents against the month before (null without one); redeem
 * figures are of the platform's current month, but for the pending ones, which are all that wait; amounts in currency units.
 */
export declare const dashboardStatistics: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>;
}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniCustom<{
    usersChange: number | null;
    roomsChange: number | null;
    tournamentsChange: number | null;
    revenueChange: number | null;
    games: {
        title: string | null;
        rooms: number | null;
        tournaments: number | null;
        players: number | null;
    }[];
    redeemsPending: number | null;
    redeemsApproved: number | null;
    redeemsRejected: number | null;
    redeemedAmount: number | null;
}, {
    usersChange: number | null;
    roomsChange: number | null;
    tournamentsChange: number | null;
    revenueChange: number | null;
    games: {
        title: string | null;
        rooms: number | null;
        tournaments: number | null;
        players: number | null;
    }[];
    redeemsPending: number | null;
    redeemsApproved: number | null;
    redeemsRejected: number | null;
    redeemedAmount: number | null;
}>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, olderName?: string | undefined]>>;
};
export type DashboardStatistics = z.output<typeof dashboardStatistics>;
/**
 * Extension `counts`: what the summary cards claim, counted by the server over everything there is. Ongoing tournaments are
 * those that are played now, and the prize pool is theirs together, in currency units; upcoming ones are pending and start in
 * the platform's current month; a player who was approved in two tournaments is two participants. Each person counts once, by
 * the role that `roleOf` gives; the lists leave out what there is none of.
 */
export declare const platformCounts: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>;
}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniCustom<{
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
}, {
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
}>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, olderName?: string | undefined]>>;
};
export type PlatformCounts = z.output<typeof platformCounts>;
/** One day (`YYYY-MM-DD`, platform time zone) of one game; `game` is null for what belongs to none. */
declare const dailyFigure: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>;
}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniCustom<{
    day: string | null;
    game: string | null;
    value: number | null;
}, {
    day: string | null;
    game: string | null;
    value: number | null;
}>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, olderName?: string | undefined]>>;
};
export type DailyFigure = z.output<typeof dailyFigure>;
/** Extension `analytics`. Revenue in currency units; rooms and registrations are counts. */
export declare const analytics: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>;
}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniCustom<{
    revenue: {
        day: string | null;
        game: string | null;
        value: number | null;
    }[];
    rooms: {
        day: string | null;
        game: string | null;
        value: number | null;
    }[];
    registrations: {
        day: string | null;
        game: string | null;
        value: number | null;
    }[];
}, {
    revenue: {
        day: string | null;
        game: string | null;
        value: number | null;
    }[];
    rooms: {
        day: string | null;
        game: string | null;
        value: number | null;
    }[];
    registrations: {
        day: string | null;
        game: string | null;
        value: number | null;
    }[];
}>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, olderName?: string | undefined]>>;
};
export type Analytics = z.output<typeof analytics>;
export declare const NOTIFICATION_TYPES: readonly ["task", "alert", "other"];
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
/**
 * Extension `notifications` (part 1 §3 gives type, title, body and time). `link` is what `linkTo`
 * takes (`user/7`, `messages`), a path of the console, or null.
 */
export declare const notification: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>;
}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniCustom<{
    id: number | null;
    type: string | null;
    title: string | null;
    body: string | null;
    at: import('../wire').LocalDateTime | null;
    read: boolean;
    link: string | null;
}, {
    id: number | null;
    type: string | null;
    title: string | null;
    body: string | null;
    at: import('../wire').LocalDateTime | null;
    read: boolean;
    link: string | null;
}>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, olderName?: string | undefined]>>;
};
export type Notification = z.output<typeof notification>;
/** The kinds of things that the server tells changes of; an application or a request to join is a change of what it is for. */
export declare const LIVE_SUBJECTS: readonly ["room", "fullmap", "tournament", "user", "topup", "redeem", "stream", "form-message"];
export type LiveSubject = (typeof LIVE_SUBJECTS)[number];
/** Extension `live-changes`: something changed on the server; screens that show it read it again. `id` is null for one that is not known. */
export declare const liveChange: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>;
}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniCustom<{
    subject: string | null;
    id: number | null;
    status: string | null;
    actorId: number | null;
}, {
    subject: string | null;
    id: number | null;
    status: string | null;
    actorId: number | null;
}>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, olderName?: string | undefined]>>;
};
export type LiveChange = z.output<typeof liveChange>;
/** Extension `form-messages`: what visitors sent by the contact and the account-deletion form. */
export declare const formMessage: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>;
}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniCustom<{
    id: number | null;
    form: string | null;
    email: string | null;
    text: string | null;
    at: import('../wire').LocalDateTime | null;
    handled: boolean;
}, {
    id: number | null;
    form: string | null;
    email: string | null;
    text: string | null;
    at: import('../wire').LocalDateTime | null;
    handled: boolean;
}>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, olderName?: string | undefined]>>;
};
export type FormMessage = z.output<typeof formMessage>;
export {};
