import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import type { IconNode } from '../../contract/section/descriptor';
import { type ButtonTone } from './button-look';
interface OwnProps {
    readonly tone?: ButtonTone;
    readonly size?: 'sm' | 'md';
    /** Filled, for the confirming button of a dialog. The primary tone always is. */
    readonly solid?: boolean;
    readonly icon?: IconNode;
    readonly iconAfter?: IconNode;
    /** Shows a spinner and ignores clicks, but keeps its place and the focus. */
    readonly busy?: boolean;
    readonly busyLabel?: string;
    readonly children?: ReactNode;
}
type ButtonProps<C extends ElementType = 'button'> = OwnProps & {
    readonly component?: C;
} & Omit<ComponentPropsWithRef<C>, keyof OwnProps | 'component'>;
/**
 * A button, labeled with a verb, or with `component={Link}` a link that looks like one.
 * @example <Button tone="primary" busy={saving} busyLabel="Saving..." onClick={save}>Save changes</Button>
 */
export declare function Button<C extends ElementType = 'button'>(props: ButtonProps<C>): import("react").JSX.Element;
export {};
