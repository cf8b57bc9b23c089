/** Passkeys belong to a name: a page that was opened by a number, or without encryption, has none. */
export const mayUsePasskeys = (): boolean => 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);
