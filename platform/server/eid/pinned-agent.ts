import { createHash, X509Certificate } from 'node:crypto';
import { Agent } from 'node:https';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';

/** What a key is pinned by: the SHA-256 of its public half, in base64. */
export const pinOf = (certificate: X509Certificate): string =>
  createHash('sha256')
    .update(certificate.publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

/**
 * Speaks with a server only if its key is one of those pinned: its certificate alone could come from any authority that
 * this machine trusts. Connections and sessions are its own, so that none is resumed that was not checked.
 */
export const pinnedAgent = (pins: readonly string[], ca?: string): Agent =>
  new Agent({
    keepAlive: true,
    ...(ca === undefined ? {} : { ca }),
    checkServerIdentity: (host: string, peer: PeerCertificate): Error | undefined => {
      const wrong = checkServerIdentity(host, peer);
      if (wrong) return wrong;
      return pins.includes(pinOf(new X509Certificate(peer.raw))) ? undefined : new Error('the key is not pinned');
    },
  });
