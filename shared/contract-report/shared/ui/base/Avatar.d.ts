interface AvatarProps {
    readonly name: string | null | undefined;
    readonly tone?: 'accent' | 'neutral';
    /** Side in pixels at 100 % text size. */
    readonly size?: number;
}
/** The initials of a person. Decoration: the name is beside it. */
export declare function Avatar({ name, tone, size }: AvatarProps): import("react").JSX.Element;
export {};
