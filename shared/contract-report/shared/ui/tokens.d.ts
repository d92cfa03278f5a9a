/** The colors of both schemes. The theme publishes each as a CSS variable, so components are the same in both. */
export declare const schemes: {
    readonly dark: {
        readonly ground: "#0a0b10";
        readonly surface: "#11131a";
        readonly raised: "#171a23";
        readonly hover: "#1c202b";
        readonly line: "#ffffff14";
        readonly lineStrong: "#ffffff24";
        readonly text: "#eceef4";
        readonly muted: "#9aa1b2";
        /** For decoration only, never for text that must be readable. */
        readonly faint: "#6c7385";
        readonly accent: "#7c6cff";
        readonly accentStrong: "#9488ff";
        readonly accentSoft: "#7c6cff24";
        readonly accentFill: "#6554f0";
        readonly onAccent: "#ffffff";
        readonly ok: "#3ecf8e";
        readonly okSoft: "#3ecf8e1f";
        readonly okFill: "#0f7a4d";
        readonly wait: "#f5c451";
        readonly waitSoft: "#f5c4511f";
        readonly bad: "#ff6b6b";
        readonly badSoft: "#ff6b6b1f";
        readonly badFill: "#c93a44";
        readonly greySoft: "#9aa1b21f";
        readonly shadow: "0 1px 0 #ffffff0a inset, 0 8px 24px #0006";
        readonly float: "0 1px 0 #ffffff0a inset, 0 16px 48px #000a";
        readonly veil: "#05060ab8";
        readonly avatar: "linear-gradient(140deg, #6d5cf5, #2474d0)";
        readonly avatarQuiet: "linear-gradient(140deg, #2b3042, #4a5270)";
    };
    readonly light: {
        readonly ground: "#f6f7f9";
        readonly surface: "#ffffff";
        readonly raised: "#ffffff";
        readonly hover: "#f0f1f5";
        readonly line: "#0f172a14";
        readonly lineStrong: "#0f172a26";
        readonly text: "#12141c";
        readonly muted: "#565d70";
        readonly faint: "#858ca0";
        readonly accent: "#5546e8";
        readonly accentStrong: "#4335d1";
        readonly accentSoft: "#5546e814";
        readonly accentFill: "#5546e8";
        readonly onAccent: "#ffffff";
        readonly ok: "#0a7446";
        readonly okSoft: "#0f8a5714";
        readonly okFill: "#0b7a4b";
        readonly wait: "#8a5a00";
        readonly waitSoft: "#f5c4513d";
        readonly bad: "#bd2231";
        readonly badSoft: "#c92a3a14";
        readonly badFill: "#c92a3a";
        readonly greySoft: "#565d7014";
        readonly shadow: "0 1px 2px #0f172a0f, 0 4px 16px #0f172a0a";
        readonly float: "0 2px 6px #0f172a14, 0 16px 40px #0f172a24";
        readonly veil: "#12141c73";
        readonly avatar: "linear-gradient(140deg, #6554f0, #2474d0)";
        readonly avatarQuiet: "linear-gradient(140deg, #6d758e, #555d76)";
    };
};
/** The name of a color. */
export type ColorToken = keyof typeof schemes.dark;
/**
 * The colors of the current scheme as CSS values.
 * @example const Note = styled('p')({ color: color.muted });
 */
export declare const color: { readonly [Name in keyof typeof schemes.dark]: `var(--arena-color-${Name})`; };
/** `text` for reading, `display` for page titles, the brand and big figures. */
export declare const font: {
    readonly text: "Inter, system-ui, sans-serif";
    readonly display: "Archivo, Inter, system-ui, sans-serif";
};
/** Border radii. */
export declare const radius: {
    readonly small: "7px";
    readonly control: "9px";
    readonly panel: "12px";
    readonly card: "14px";
};
/**
 * The console's media queries: one column below `phone`, a narrow sidebar below `rail`.
 * @example styled('div')({ gap: 16, [media.phone]: { gap: 10 } })
 */
export declare const media: {
    readonly phone: "@media (max-width: 560px)";
    readonly narrow: "@media (max-width: 768px)";
    readonly rail: "@media (max-width: 1000px)";
    readonly touch: "@media (pointer: coarse)";
    readonly still: "@media (prefers-reduced-motion: reduce)";
    readonly forced: "@media (forced-colors: active)";
};
/** The focus ring of all elements. */
export declare const focusRing: {
    readonly outline: "2px solid var(--arena-color-accent)";
    readonly outlineOffset: "2px";
};
/** Digits of equal width, so that columns line up. Not for prose, because it also widens hyphens. */
export declare const figures: {
    readonly fontVariantNumeric: "tabular-nums";
};
