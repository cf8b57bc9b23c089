import { boot } from '#platform/web/data/launch.ts';

/** What some browsers tell about a page; where it is missing, frames of our own are always let. */
type Telling = { readonly featurePolicy?: { allowsFeature(name: string): boolean } };

/** Whether this page is let ask for passkeys: no frame of another site is, and one of ours may stand there without. */
export const isLetAskForPasskeys = (page: Telling = document as Telling): boolean =>
  !boot.foreign && (page.featurePolicy?.allowsFeature('publickey-credentials-get') ?? true);

/** Passkeys belong to a name: a page that was opened by a number, or without encryption, has none. */
export const mayUsePasskeys = (): boolean => 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);
