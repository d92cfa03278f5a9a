/** A spinner for inside a control. Hidden from screen readers, so add a text. */
export declare const Spinner: import("@emotion/styled").StyledComponent<{
    readonly className?: string;
} & {
    theme?: import("@emotion/react").Theme;
}, {}, {}>;
