import { createContext } from 'react';

/** Whether what is rendered stands inside the console's frame. */
export const InConsole = createContext(false);
