/** `primary` for the screen's main action, `ghost` for the least important. */
export type ButtonTone = 'primary' | 'neutral' | 'success' | 'danger' | 'ghost';
/** The styles of a button. */
export declare function buttonLook(tone: ButtonTone, size: 'sm' | 'md', solid: boolean): {
    readonly gap: 6 | 7;
    readonly minHeight: 30 | 36;
    readonly padding: "3px 10px" | "6px 13px";
    readonly border: "1px solid transparent" | "1px solid var(--arena-color-lineStrong)";
    readonly borderRadius: "8px" | "9px";
    readonly background: string;
    readonly color: string;
    readonly fontSize: "0.8125rem" | "0.875rem";
    readonly lineHeight: "1.25rem";
    readonly fontWeight: 550;
    readonly whiteSpace: "nowrap";
    readonly transition: "background-color 120ms, border-color 120ms, filter 120ms";
    readonly '@media (hover: hover)': {
        readonly '&:hover:not([aria-disabled=true])': {
            filter: string;
            background?: undefined;
            color?: undefined;
        } | {
            filter?: undefined;
            background: "var(--arena-color-hover)";
            color: "var(--arena-color-text)" | undefined;
        };
    };
    readonly '&:active:not([aria-disabled=true])': {
        readonly transform: "translateY(0.5px)";
    };
    readonly '&:disabled, &[aria-disabled=true]': {
        readonly opacity: 0.6;
        readonly cursor: "default";
    };
    readonly "@media (pointer: coarse)": {
        readonly minHeight: 44;
    };
};
