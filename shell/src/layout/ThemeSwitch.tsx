import { IconButton, useColorScheme } from '@arena/shared/ui';
import { slot } from '../common/slots';
import { themeSwitchOf } from '../common/theme-switch';

export function ThemeSwitch() {
  const { colorScheme, setMode } = useColorScheme();
  const dark = colorScheme !== 'light';
  return <IconButton {...slot('theme')} {...themeSwitchOf(dark)} tipSide="bottom" onClick={() => setMode(dark ? 'light' : 'dark')} />;
}
