import { type IconNode } from '../../contract/section/descriptor';
export type { IconNode };
interface IconProps {
    readonly node: IconNode;
    readonly size?: number;
    /** Its meaning, for an icon that stands alone. Without one it is decoration. */
    readonly title?: string;
    readonly className?: string;
}
export declare function Icon({ node, size, title, className }: IconProps): import("react").JSX.Element;
