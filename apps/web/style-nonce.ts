declare global {
  interface Window {
    /** The name under which react-remove-scroll looks for the nonce of its style element. */
    __webpack_nonce__?: string;
  }
}

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
window.__webpack_nonce__ = nonce;

/** The nonce with which this answer of the server allows style elements. */
export const styleNonce = (): string => nonce;
