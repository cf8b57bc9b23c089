import type { CDPSession, Page } from '@playwright/test';

/** A device that keeps passkeys and opens them for its owner, such as a phone with a fingerprint. */
export type Authenticator = {
  /** Whether it knows its owner: a finger that is not theirs opens nothing. */
  recognise(isOwner: boolean): Promise<void>;
  count(): Promise<number>;
  /** The same device at another window, with what it keeps. */
  carryTo(page: Page): Promise<void>;
};

async function open(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** Gives a page an authenticator of the browser's own making. */
export async function plugIn(page: Page): Promise<Authenticator> {
  const { cdp, authenticatorId } = await open(page);
  return {
    recognise: async (isUserVerified) =>
      void (await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
    carryTo: async (other) => {
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
      const there = await open(other);
      for (const credential of credentials)
        await there.cdp.send('WebAuthn.addCredential', { authenticatorId: there.authenticatorId, credential });
    },
    count: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
