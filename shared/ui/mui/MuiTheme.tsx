import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { muiTheme } from './theme';

const Inside = createContext(false);

/** Around what is MUI's, which comes with the first screen that needs it; the rest of the console does without its theme. */
export function MuiTheme({ children }: { readonly children: ReactNode }) {
  // A theme in a theme would be merged with it, and every style worked out again.
  if (useContext(Inside)) return children;
  return (
    <Inside value={true}>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </Inside>
  );
}

/** The same component with the theme around it. */
export function withMuiTheme<Props extends object>(Component: ComponentType<Props>) {
  return function Themed(props: Props) {
    return (
      <MuiTheme>
        <Component {...props} />
      </MuiTheme>
    );
  };
}
