import type { IconNode } from '@arena/shared/contract/section';
import { Moon, Sun } from 'lucide';

export const themeSwitchOf = (dark: boolean): { readonly label: string; readonly icon: IconNode } =>
  dark ? { label: 'Switch to the light theme', icon: Sun } : { label: 'Switch to the dark theme', icon: Moon };
