interface AvatarProps {
    readonly name: string | null | undefined;
    readonly tone?: 'accent' | 'neutral';
    /** Side in px at 100 % text size, 30 by default. */
    readonly size?: number;
}
/** A person's initials. Hidden from screen readers, so display the name next to it. */
export declare function Avatar({ name, tone, size }: AvatarProps): import("react").JSX.Element;
export {};
