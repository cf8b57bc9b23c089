const ADDRESS = /^https:\/\/([a-z0-9.-]+(?::\d{1,5})?)\/[!-~]*$/i;

/** True for an address of one of the push services we know: a browser must not be able to point us anywhere else. */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  const host = ADDRESS.exec(endpoint)?.[1]?.toLowerCase();
  if (host === undefined) return false;
  return hosts.some((known) => (known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known));
}
