import { type IconNode } from '../../contract/section/descriptor';
export type { IconNode };
interface IconProps {
    readonly node: IconNode;
    readonly size?: number;
    /** The accessible name of an icon without a text. Without a title, the icon is hidden from screen readers. */
    readonly title?: string;
    readonly className?: string;
}
/**
 * A line icon in the text color. `size` is in px, 16 by default.
 * @example <Icon node={Trophy} title="Winner" />
 */
export declare function Icon({ node, size, title, className }: IconProps): import("react").JSX.Element;
