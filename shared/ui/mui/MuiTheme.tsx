import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { muiTheme } from './theme';

const Inside = createContext(false);

/** The theme of MUI components, loaded with the first one. */
export function MuiTheme({ children }: { readonly children: ReactNode }) {
  // A nested theme would be merged, and all styles computed again.
  if (useContext(Inside)) return children;
  return (
    <Inside value={true}>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </Inside>
  );
}

/** Wraps a MUI component in its theme. */
export function withMuiTheme<Props extends object>(Component: ComponentType<Props>) {
  return function Themed(props: Props) {
    return (
      <MuiTheme>
        <Component {...props} />
      </MuiTheme>
    );
  };
}
