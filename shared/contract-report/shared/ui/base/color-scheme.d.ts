import { type ReactNode } from 'react';
/** The scheme in effect. */
export type ColorScheme = 'dark' | 'light';
/** The user's choice; `system` follows the operating system. */
export type Mode = ColorScheme | 'system';
/** The color scheme and its setter. */
export interface ColorSchemeState {
    readonly mode: Mode;
    readonly colorScheme: ColorScheme;
    readonly setMode: (mode: Mode) => void;
}
/**
 * The color scheme and the setter of the user's choice, which is stored.
 * @example const { mode, colorScheme, setMode } = useColorScheme();
 */
export declare const useColorScheme: () => ColorSchemeState;
interface ColorSchemeProviderProps {
    /** The localStorage key of the choice, shared with other tabs. */
    readonly storageKey: string;
    readonly children: ReactNode;
}
/** Sets `data-theme` on the document, which selects the color variables of the tokens. */
export declare function ColorSchemeProvider({ storageKey, children }: ColorSchemeProviderProps): import("react").JSX.Element;
export {};
