import type { ReactNode } from 'react';
/** Renders its children at the end of the document, where nothing clips or covers them. */
export declare function Portal({ children }: {
    readonly children: ReactNode;
}): import("react").ReactPortal;
