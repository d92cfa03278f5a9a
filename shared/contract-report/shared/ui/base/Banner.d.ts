import type { ReactNode } from 'react';
/** `refused` is announced immediately, the others politely. */
export type BannerTone = 'info' | 'done' | 'wait' | 'refused';
interface BannerProps {
    readonly tone?: BannerTone;
    readonly title?: ReactNode;
    readonly children?: ReactNode;
    readonly action?: ReactNode;
}
/**
 * A message in the page.
 * @example <Banner tone="refused" title="Couldn't save the room">Try again.</Banner>
 */
export declare function Banner({ tone, title, children, action }: BannerProps): import("react").JSX.Element;
export {};
