import { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
/** `onClose`: Escape ends there, a click outside never does. Left out while the dialog must stay. */
export interface DialogProps extends MuiDialogProps {
    /** What is typed is kept as a draft when the dialog closes: the question before it says so. */
    readonly draft?: boolean;
}
/**
 * The dialog that all others are made of, with one rule for closing: a click outside closes nothing, because it is often the
 * second half of a double click on the button that opened the dialog. Escape closes, and asks first when something was typed
 * into a form. Menus and popovers are no dialogs: a click outside closes those.
 */
export declare function Dialog({ open, onClose, draft, onClickCapture, onFocusCapture, onInputCapture, ...props }: DialogProps): import("react").JSX.Element;
