import { createContext } from 'react';

/** Which conversation is open: told to the rows of the list alone, so that to open one draws two rows and not the list. */
export const OpenGroup = createContext<number | null>(null);
