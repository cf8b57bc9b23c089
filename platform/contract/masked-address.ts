const HIDDEN = '•••';

/** Enough of an address for its owner to know it, and too little for anybody else. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return `${HIDDEN} ${address.slice(-2)}`;
  const [first = ''] = address;
  return `${first}${HIDDEN}${address.slice(at)}`;
}
