import { type RefObject } from 'react';
export interface RenderedRow {
    readonly row: number;
    /** Pixels from the top of the list. */
    readonly start: number;
    readonly height: number;
    /** In the page for the focus in it, not because it is near to what is in sight. */
    readonly away: boolean;
}
/** What of a list is to be rendered. */
export interface ListView {
    readonly columns: number;
    readonly gap: number;
    readonly rows: readonly RenderedRow[];
    /** The room of the rows before and after those. */
    readonly above: number;
    readonly below: number;
    readonly measure: (element: HTMLElement | null) => void;
}
export interface ListWindowProps {
    readonly list: RefObject<HTMLElement | null>;
    readonly count: number;
    /** How high a row is about, in rem, before it is measured. */
    readonly rowRem: number;
    readonly name: string;
    /** The item that has the focus. */
    readonly held: number | null;
    readonly onView: (view: ListView) => void;
}
/**
 * Says which rows of a long list are to be rendered while the page scrolls: those in sight, a few around them, and those of the
 * item that has the focus and of its neighbours. Renders nothing itself: a list does not begin again when this code arrives.
 */
export declare const ListWindow: import("react").MemoExoticComponent<({ list, count, rowRem, name, held, onView }: ListWindowProps) => null>;
