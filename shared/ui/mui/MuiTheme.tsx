import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { muiTheme } from './theme';

const Inside = createContext(false);

/** The theme around MUI components, loaded with the first of them; the rest of the console does without. */
export function MuiTheme({ children }: { readonly children: ReactNode }) {
  // A theme in a theme would be merged with it, and every style worked out again.
  if (useContext(Inside)) return children;
  return (
    <Inside value={true}>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </Inside>
  );
}

export function withMuiTheme<Props extends object>(Component: ComponentType<Props>) {
  return function Themed(props: Props) {
    return (
      <MuiTheme>
        <Component {...props} />
      </MuiTheme>
    );
  };
}
