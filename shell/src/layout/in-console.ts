import { createContext } from 'react';

/** True inside the console's frame. */
export const InConsole = createContext(false);
