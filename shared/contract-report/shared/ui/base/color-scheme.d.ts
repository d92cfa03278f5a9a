import { type ReactNode } from 'react';
export type ColorScheme = 'dark' | 'light';
/** What the reader has chosen: one of both, or what the system says. */
export type Mode = ColorScheme | 'system';
export interface ColorSchemeState {
    readonly mode: Mode;
    readonly colorScheme: ColorScheme;
    readonly setMode: (mode: Mode) => void;
}
/** Dark or light, and the way to change it. */
export declare const useColorScheme: () => ColorSchemeState;
interface ColorSchemeProviderProps {
    /** The storage key of the choice. Other tabs follow it. */
    readonly storageKey: string;
    readonly children: ReactNode;
}
/** Puts the colour scheme on the document as `data-theme`; the variables of the tokens hang on it. */
export declare function ColorSchemeProvider({ storageKey, children }: ColorSchemeProviderProps): import("react").JSX.Element;
export {};
