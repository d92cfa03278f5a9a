import { createContext } from 'react';

/** Whether what is drawn stands inside the console's frame. */
export const InConsole = createContext(false);
