import type { IconNode } from '@arena/shared/contract';
import { Moon, Sun } from 'lucide';

/** Label and icon of the button that switches the theme. */
export const themeSwitchOf = (dark: boolean): { readonly label: string; readonly icon: IconNode } =>
  dark ? { label: 'Switch to the light theme', icon: Sun } : { label: 'Switch to the dark theme', icon: Moon };
