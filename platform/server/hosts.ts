import { timingSafeEqual } from 'node:crypto';
import type { Config } from './config.ts';
import { hashOf } from './seal.ts';

/** A foreign page that may frame us; whoever has its key may ask for launch codes in its name. */
export type Host = { readonly origin: string; readonly key?: string };

/** The hosts of the configuration, and those that the composition root hands in. */
export const hostsOf = (
  { hostOrigins, hostKeys }: Pick<Config, 'hostOrigins' | 'hostKeys'>,
  extra: readonly Host[] = [],
): readonly Host[] => [...hostOrigins.map((origin) => ({ origin })), ...hostKeys, ...extra];

/** Each origin once. */
export const originsOf = (hosts: readonly Host[]): readonly string[] => [...new Set(hosts.map(({ origin }) => origin))];

/** The hosts that a key belongs to; how long it takes says nothing about how much of the key is right. */
export const hostsWithKey = (hosts: readonly Host[], given: string): readonly Host[] => {
  const hash = hashOf(given);
  return hosts.filter(({ key }) => key !== undefined && timingSafeEqual(hashOf(key), hash));
};
