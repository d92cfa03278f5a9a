import type { ElementType } from 'react';
import { type InputBaseProps } from '@mui/material/InputBase';
interface AsAnyElement {
    readonly component?: ElementType;
}
/** MUI's FormControl in our theme. */
export declare const FormControl: (props: import("@mui/material/FormControl").FormControlOwnProps & import("@mui/material/OverridableComponent").CommonProps & Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "children" | "className" | "classes" | "color" | "disabled" | "error" | "focused" | "fullWidth" | "hiddenLabel" | "margin" | "required" | "size" | "style" | "sx" | "variant"> & {
    component?: React.ElementType | undefined;
} & AsAnyElement) => import("react").JSX.Element;
/** MUI's FormHelperText in our theme. */
export declare const FormHelperText: (props: import("@mui/material/FormHelperText").FormHelperTextOwnProps & import("@mui/material/OverridableComponent").CommonProps & Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLParagraphElement>, HTMLParagraphElement>, "children" | "className" | "classes" | "disabled" | "error" | "filled" | "focused" | "margin" | "required" | "style" | "sx" | "variant"> & {
    component?: React.ElementType | undefined;
} & AsAnyElement) => import("react").JSX.Element;
/** MUI's InputBase in our theme. */
export declare const InputBase: (props: InputBaseProps) => import("react").JSX.Element;
export {};
