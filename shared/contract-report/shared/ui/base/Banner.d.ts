import type { ReactNode } from 'react';
export type BannerTone = 'info' | 'done' | 'wait' | 'refused';
interface BannerProps {
    readonly tone?: BannerTone;
    readonly title?: ReactNode;
    readonly children?: ReactNode;
    readonly action?: ReactNode;
}
/** A note in the page. Bad news is announced at once, the rest when there is a pause. */
export declare function Banner({ tone, title, children, action }: BannerProps): import("react").JSX.Element;
export {};
