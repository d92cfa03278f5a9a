import { createContext } from 'react';

/** Which rows left the list while it was on the screen, and why: by id. Only their cells render anew, not the whole list. */
export const RemovedRows = createContext<ReadonlyMap<number, string>>(new Map());
