import * as z from '../zod';
/** A user as other entities mention one: a room's creator, an applicant, a winner. */
export type Person = z.output<typeof person>;
export declare const person: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>;
}, import("zod/v4/core").$strip>, z.ZodMiniType<{
    id: number | null;
    name: string | null;
}, unknown, import("zod/v4/core").$ZodTypeInternals<{
    id: number | null;
    name: string | null;
}, unknown>>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, otherName?: string | undefined]>>;
};
/** A user who may be paid. Only our server sends `bannedAt`, the time of the ban. */
export type Payee = z.output<typeof payee>;
declare const payee: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>;
}, import("zod/v4/core").$strip>, z.ZodMiniType<{
    id: number | null;
    name: string | null;
    bannedAt: import('../wire').LocalDateTime | null;
}, unknown, import("zod/v4/core").$ZodTypeInternals<{
    id: number | null;
    name: string | null;
    bannedAt: import('../wire').LocalDateTime | null;
}, unknown>>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, otherName?: string | undefined]>>;
};
/** The user who made a request. Only our server sends `id` and `bannedAt` (the time of the ban). */
export type Requester = z.output<typeof requester>;
declare const requester: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>;
}, import("zod/v4/core").$strip>, z.ZodMiniType<{
    id: number | null;
    name: string | null;
    email: string | null;
    mobile: string | null;
    bannedAt: import('../wire').LocalDateTime | null;
}, unknown, import("zod/v4/core").$ZodTypeInternals<{
    id: number | null;
    name: string | null;
    email: string | null;
    mobile: string | null;
    bannedAt: import('../wire').LocalDateTime | null;
}, unknown>>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, otherName?: string | undefined]>>;
};
/** Query of the calls that pay a user. Extension `banned-confirmation`: without it they answer 409 for a banned user. */
export declare const bannedConfirmation: {
    banned: import("zod/mini").ZodMiniEnum<{
        confirmed: "confirmed";
    }>;
};
/** The table of `User`. */
export declare const userFields: {
    readonly id: readonly ["id", import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniNumber<number>>>];
    readonly name: readonly ["name", import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>];
    readonly email: readonly ["email", import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>];
    readonly mobile: readonly ["mobileNo", import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>];
    readonly balance: readonly ["balance", import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniNumber<number>>>];
    readonly roles: readonly ["roles", import("zod/mini").ZodMiniCatch<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniObject<{
        content: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>;
    }, import("zod/v4/core").$loose>]>, import("zod/mini").ZodMiniCustom<{
        id: number | null;
        name: string | null;
    }[], {
        id: number | null;
        name: string | null;
    }[]>> & {
        item: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
            [x: string]: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>;
        }, import("zod/v4/core").$strip>, z.ZodMiniType<{
            id: number | null;
            name: string | null;
        }, unknown, import("zod/v4/core").$ZodTypeInternals<{
            id: number | null;
            name: string | null;
        }, unknown>>> & {
            wireNames: readonly string[];
            table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, otherName?: string | undefined]>>;
        };
        parts: import('../wire').ListParts<{
            id: number | null;
            name: string | null;
        }[]>;
    }>>];
    readonly imageName: readonly ["imageName", import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>];
    readonly pubgId: readonly ["puId", import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>];
    readonly freeFireId: readonly ["fuId", import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>];
    readonly handle: readonly ["uremark", import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>];
};
/** A user of the platform (part 2 §3). `balance` in currency units; `pubgId` and `freeFireId` are the user's in-game ids. */
export type User = z.output<typeof user>;
export declare const user: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>;
}, import("zod/v4/core").$strip>, z.ZodMiniType<{
    id: number | null;
    name: string | null;
    email: string | null;
    mobile: string | null;
    balance: number | null;
    roles: {
        id: number | null;
        name: string | null;
    }[] | undefined;
    imageName: string | null;
    pubgId: string | null;
    freeFireId: string | null;
    handle: string | null;
}, unknown, import("zod/v4/core").$ZodTypeInternals<{
    id: number | null;
    name: string | null;
    email: string | null;
    mobile: string | null;
    balance: number | null;
    roles: {
        id: number | null;
        name: string | null;
    }[] | undefined;
    imageName: string | null;
    pubgId: string | null;
    freeFireId: string | null;
    handle: string | null;
}, unknown>>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, otherName?: string | undefined]>>;
};
export declare const maybePerson: import("zod/mini").ZodMiniCatch<import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>;
}, import("zod/v4/core").$strip>, z.ZodMiniType<{
    id: number | null;
    name: string | null;
}, unknown, import("zod/v4/core").$ZodTypeInternals<{
    id: number | null;
    name: string | null;
}, unknown>>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, otherName?: string | undefined]>>;
}>>, import("zod/mini").ZodMiniNullable<z.ZodMiniType<{
    id: number | null;
    name: string | null;
}, unknown, import("zod/v4/core").$ZodTypeInternals<{
    id: number | null;
    name: string | null;
}, unknown>>>>>;
export declare const maybePayee: import("zod/mini").ZodMiniCatch<import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>;
}, import("zod/v4/core").$strip>, z.ZodMiniType<{
    id: number | null;
    name: string | null;
    bannedAt: import('../wire').LocalDateTime | null;
}, unknown, import("zod/v4/core").$ZodTypeInternals<{
    id: number | null;
    name: string | null;
    bannedAt: import('../wire').LocalDateTime | null;
}, unknown>>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, otherName?: string | undefined]>>;
}>>, import("zod/mini").ZodMiniNullable<z.ZodMiniType<{
    id: number | null;
    name: string | null;
    bannedAt: import('../wire').LocalDateTime | null;
}, unknown, import("zod/v4/core").$ZodTypeInternals<{
    id: number | null;
    name: string | null;
    bannedAt: import('../wire').LocalDateTime | null;
}, unknown>>>>>;
export declare const maybeRequester: import("zod/mini").ZodMiniCatch<import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>;
}, import("zod/v4/core").$strip>, z.ZodMiniType<{
    id: number | null;
    name: string | null;
    email: string | null;
    mobile: string | null;
    bannedAt: import('../wire').LocalDateTime | null;
}, unknown, import("zod/v4/core").$ZodTypeInternals<{
    id: number | null;
    name: string | null;
    email: string | null;
    mobile: string | null;
    bannedAt: import('../wire').LocalDateTime | null;
}, unknown>>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, otherName?: string | undefined]>>;
}>>, import("zod/mini").ZodMiniNullable<z.ZodMiniType<{
    id: number | null;
    name: string | null;
    email: string | null;
    mobile: string | null;
    bannedAt: import('../wire').LocalDateTime | null;
}, unknown, import("zod/v4/core").$ZodTypeInternals<{
    id: number | null;
    name: string | null;
    email: string | null;
    mobile: string | null;
    bannedAt: import('../wire').LocalDateTime | null;
}, unknown>>>>>;
export declare const maybeUser: import("zod/mini").ZodMiniCatch<import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>;
}, import("zod/v4/core").$strip>, z.ZodMiniType<{
    id: number | null;
    name: string | null;
    email: string | null;
    mobile: string | null;
    balance: number | null;
    roles: {
        id: number | null;
        name: string | null;
    }[] | undefined;
    imageName: string | null;
    pubgId: string | null;
    freeFireId: string | null;
    handle: string | null;
}, unknown, import("zod/v4/core").$ZodTypeInternals<{
    id: number | null;
    name: string | null;
    email: string | null;
    mobile: string | null;
    balance: number | null;
    roles: {
        id: number | null;
        name: string | null;
    }[] | undefined;
    imageName: string | null;
    pubgId: string | null;
    freeFireId: string | null;
    handle: string | null;
}, unknown>>> & {
    wireNames: readonly string[];
    table: Readonly<Record<string, readonly [wireName: string, schema: z.ZodMiniType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>, otherName?: string | undefined]>>;
}>>, import("zod/mini").ZodMiniNullable<z.ZodMiniType<{
    id: number | null;
    name: string | null;
    email: string | null;
    mobile: string | null;
    balance: number | null;
    roles: {
        id: number | null;
        name: string | null;
    }[] | undefined;
    imageName: string | null;
    pubgId: string | null;
    freeFireId: string | null;
    handle: string | null;
}, unknown, import("zod/v4/core").$ZodTypeInternals<{
    id: number | null;
    name: string | null;
    email: string | null;
    mobile: string | null;
    balance: number | null;
    roles: {
        id: number | null;
        name: string | null;
    }[] | undefined;
    imageName: string | null;
    pubgId: string | null;
    freeFireId: string | null;
    handle: string | null;
}, unknown>>>>>;
/** The user's role: ROLE_ADMIN when present (the wire's list has no order), else the first, else ROLE_USER. */
export declare function roleOf(of: Pick<User, 'roles'> | null): string;
export {};
