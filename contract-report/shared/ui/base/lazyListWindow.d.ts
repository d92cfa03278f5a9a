import type { ComponentType } from 'react';
import type { ListWindowProps } from '../list/ListWindow';
/** Fetched with the first long list, once for all sections: most lists are short, and it weighs 10 kB. */
export declare const LazyListWindow: ComponentType<ListWindowProps>;
