/** Styles that hide an element visually, but not from screen readers. */
export declare const visuallyHidden: {
    readonly position: "absolute";
    readonly width: 1;
    readonly height: 1;
    readonly margin: -1;
    readonly padding: 0;
    readonly overflow: "hidden";
    readonly clipPath: "inset(50%)";
    readonly whiteSpace: "nowrap";
    readonly border: 0;
};
/** A text for screen readers only. */
export declare const VisuallyHidden: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>, {}>;
