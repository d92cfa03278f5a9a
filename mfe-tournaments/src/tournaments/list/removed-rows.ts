import { createContext } from 'react';

/** The rows that left the list while it was on the screen, and why, by id. Only their cells render again, not the whole list. */
export const RemovedRows = createContext<ReadonlyMap<number, string>>(new Map());
