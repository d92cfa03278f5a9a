import type { ComponentType } from 'react';
import type { ListWindowProps } from '../list/ListWindow';
import { lazyPart } from './lazyPart';

/** Fetched with the first long list, once for all sections: most lists are short, and it weighs 10 kB. */
export const LazyListWindow: ComponentType<ListWindowProps> = lazyPart<ListWindowProps>(
  () => import('../list/ListWindow').then((module) => module.ListWindow),
  'The rest of the list',
  null,
);
