import type * as z from '../zod';
export declare const NOTIFICATION_TYPES: readonly ["task", "alert", "other"];
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
/** Extension `notifications` (part 1 §3). `link` is what `linkTo` takes (`user/7`, `messages`), a path of the console, or null. */
export declare const notification: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>;
}, import("zod/v4/core").$strip>, z.ZodMiniType<{
    id: number | null;
    type: string | null;
    title: string | null;
    body: string | null;
    at: import('../wire').LocalDateTime | null;
    read: boolean;
    link: string | null;
}, unknown, import("zod/v4/core").$ZodTypeInternals<{
    id: number | null;
    type: string | null;
    title: string | null;
    body: string | null;
    at: import('../wire').LocalDateTime | null;
    read: boolean;
    link: string | null;
}, unknown>>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, otherName?: string | undefined]>>;
};
export type Notification = z.output<typeof notification>;
/** The kinds of things that the server tells changes of; an application or a request to join is a change of what it is for. */
export declare const LIVE_SUBJECTS: readonly ["room", "fullmap", "tournament", "user", "topup", "redeem", "stream", "form-message"];
export type LiveSubject = (typeof LIVE_SUBJECTS)[number];
/** Extension `live-changes`: something changed on the server; screens that show it read it again. `id` is null for one that is not known. */
export declare const liveChange: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>;
}, import("zod/v4/core").$strip>, z.ZodMiniType<{
    subject: string | null;
    id: number | null;
    status: string | null;
    actorId: number | null;
}, unknown, import("zod/v4/core").$ZodTypeInternals<{
    subject: string | null;
    id: number | null;
    status: string | null;
    actorId: number | null;
}, unknown>>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, otherName?: string | undefined]>>;
};
export type LiveChange = z.output<typeof liveChange>;
