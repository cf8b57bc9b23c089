import i18next from 'i18next';

type Params = Readonly<Record<string, string | number>>;

const anyKey = i18next as unknown as { t(key: string, params: Params): string };

/**
 * The word for a key that is only known at run time: a key of the server, or a label that a module
 * handed to the shell. Everywhere else `t` with its typed keys is the way.
 */
export const wordOf = (key: string, params: Params = {}): string => anyKey.t(key, params);

/** True when the loaded words have this key. */
export const hasWord = (key: string): boolean => i18next.exists(key);
