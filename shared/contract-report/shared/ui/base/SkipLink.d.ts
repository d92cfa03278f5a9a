/** The first link of a page: past the navigation to the content. Seen only while it has the focus. Give it `href="#main"`. */
export declare const SkipLink: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").AnchorHTMLAttributes<HTMLAnchorElement>, HTMLAnchorElement>, {}>;
