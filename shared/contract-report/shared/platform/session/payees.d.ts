/** Whether this is the signed-in person's own money, on a backend that leaves it to another administrator. */
export declare function isOwnMoney(userId: number | null | undefined): boolean;
export declare function useIsOwnMoney(userId: number | null | undefined): boolean;
export declare const OWN_PAYMENT = "You can't pay yourself. Ask another administrator.";
/** The query of a call that pays a person who may be banned; other backends know no such query. */
export declare const bannedQuery: (isConfirmed: boolean) => {
    readonly banned?: "confirmed";
};
