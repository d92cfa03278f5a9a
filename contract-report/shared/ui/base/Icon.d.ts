import { type IconNode } from '../../contract/section/descriptor';
export type { IconNode };
interface IconProps {
    /** Its shapes, as lucide publishes them. */
    readonly node: IconNode;
    readonly size?: number;
    /** What it means, for an icon that stands alone. Without one it is decoration. */
    readonly title?: string;
    readonly className?: string;
}
/** A line icon. */
export declare function Icon({ node, size, title, className }: IconProps): import("react").JSX.Element;
