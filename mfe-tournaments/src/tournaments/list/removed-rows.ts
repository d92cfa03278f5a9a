import { createContext } from 'react';

/** Rows that left the list, by id, with the reason. A context, so that only their cells render again. */
export const RemovedRows = createContext<ReadonlyMap<number, string>>(new Map());
