import type { ReactNode } from 'react';
/** Puts its children at the end of the document, out of reach of what would cut or cover them. */
export declare function Portal({ children }: {
    readonly children: ReactNode;
}): import("react").ReactPortal;
