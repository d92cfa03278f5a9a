import { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
/** `onClose`: Escape ends there, a click outside never does. Left out while the dialog must stay. */
export interface DialogProps extends MuiDialogProps {
    /** A draft is stored when the dialog closes: the question says so. */
    readonly draft?: boolean;
}
/**
 * The base of all dialogs. A click outside closes nothing: it is often the second half of a double click on the opening button. Escape
 * closes, and asks first when a form was typed into. Menus and popovers are no dialogs: a click outside closes those.
 */
export declare function Dialog({ open, onClose, draft, onClickCapture, onFocusCapture, onInputCapture, ...props }: DialogProps): import("react").JSX.Element;
