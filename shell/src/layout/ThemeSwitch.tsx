import { IconButton, useColorScheme } from '@arena/shared/ui';
import { Moon, Sun } from 'lucide';

/** Dark or light; the choice is kept in this browser. */
export function ThemeSwitch() {
  const { colorScheme, setMode } = useColorScheme();
  const dark = colorScheme !== 'light';
  return (
    <IconButton
      label={dark ? 'Switch to the light theme' : 'Switch to the dark theme'}
      icon={dark ? Sun : Moon}
      tipSide="bottom"
      onClick={() => setMode(dark ? 'light' : 'dark')}
    />
  );
}
