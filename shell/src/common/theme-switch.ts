import type { IconNode } from '@arena/shared/contract/section';
import { Moon, Sun } from 'lucide';
import * as t from './common.messages';

export const themeSwitchOf = (dark: boolean): { readonly label: string; readonly icon: IconNode } =>
  dark ? { label: t.lightTheme, icon: Sun } : { label: t.darkTheme, icon: Moon };
