/** A small sign of work inside a control; the words beside it say what is going on. */
export declare const Spinner: import("@emotion/styled").StyledComponent<{
    readonly className?: string;
} & {
    theme?: import("@emotion/react").Theme;
}, {}, {}>;
