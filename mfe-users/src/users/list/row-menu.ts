import { createContext, useContext } from 'react';
import type { Member } from '@arena/shared/contract';

/** Opens the menu of a row beside its button. */
export type OpenRowMenu = (member: Member, anchor: HTMLElement) => void;

export const RowMenuContext = createContext<OpenRowMenu>(() => undefined);
export const useRowMenu = (): OpenRowMenu => useContext(RowMenuContext);
