import type { ComponentType } from 'react';

/** A further way to sign in, below the password form. */
export type SignInWay = { id: string; Component: ComponentType };

/** The door for other ways; it stays empty until one of them works. */
export const signInWays: readonly SignInWay[] = [];
