import { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
/** `onClose` is called on Escape, never on a click outside. Omit it while the dialog must stay open. */
export interface DialogProps extends MuiDialogProps {
    /** Whether closing stores a draft, which the question then mentions. */
    readonly draft?: boolean;
}
/**
 * The base of all dialogs. A click outside doesn't close it, because that is often the second half of a double click. Escape closes it,
 * after a question if the user has typed into a form. Menus and popovers do close on a click outside.
 */
export declare function Dialog({ open, onClose, draft, onClickCapture, onFocusCapture, onInputCapture, ...props }: DialogProps): import("react").JSX.Element;
