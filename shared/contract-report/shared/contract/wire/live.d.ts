import type * as z from '../zod';
/** The types of notification (part 1 §3). */
export declare const NOTIFICATION_TYPES: readonly ["task", "alert", "other"];
/** `task`, `alert` or `other`. */
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
/**
 * Extension `notifications` (part 1 §3). `link` is a target of `linkTo` (`user/7`, `messages`), a console path, or null.
 * `amount`: the amount that it is about, in currency units; null if there is none.
 */
export type Notification = z.output<typeof notification>;
/** The codec of a `Notification`, for the live events. */
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
    amount: number | null;
}, unknown, import("zod/v4/core").$ZodTypeInternals<{
    id: number | null;
    type: string | null;
    title: string | null;
    body: string | null;
    at: import('../wire').LocalDateTime | null;
    read: boolean;
    link: string | null;
    amount: number | null;
}, unknown>>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, otherName?: string | undefined]>>;
};
/** The kinds of item that the server announces changes of. An application or join request counts as a change of its target. */
export declare const LIVE_SUBJECTS: readonly ["room", "fullmap", "tournament", "user", "topup", "redeem", "stream", "form-message"];
/** One of `LIVE_SUBJECTS`. */
export type LiveSubject = (typeof LIVE_SUBJECTS)[number];
/**
 * Extension `live-changes`: an item changed on the server. Without an `id`, any item of the subject may have; without a subject, anything.
 */
export type LiveChange = z.output<typeof liveChange>;
/** The codec of a `LiveChange`, for the live events. */
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
