/** Whether a payment goes to the signed-in user, on a backend that requires another administrator for it (`separate-approver`). */
export declare function isOwnMoney(userId: number | null | undefined): boolean;
/** `isOwnMoney` as a hook. */
export declare function useIsOwnMoney(userId: number | null | undefined): boolean;
/** The message in place of a payment to oneself. */
export declare const OWN_PAYMENT = "You can\u2019t pay yourself. Ask another administrator.";
/** The query of a call that pays a possibly banned user; empty on backends without `banned-confirmation`. */
export declare const bannedQuery: (isConfirmed: boolean) => {
    readonly banned?: "confirmed";
};
