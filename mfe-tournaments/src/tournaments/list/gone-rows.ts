import { createContext } from 'react';

/** Which rows left the list while it was on the screen, and why: by id. The table draws a row's cells, not the list, for it. */
export const GoneRows = createContext<ReadonlyMap<number, string>>(new Map());
