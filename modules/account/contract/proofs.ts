/** The ways in which somebody shows who they are, as sessions and notices name them. */
export const PROOFS = ['password', 'passkey', 'id_card', 'mobile_id', 'smart_id', 'openid'] as const;
export type Proof = (typeof PROOFS)[number];

/** Those with an identity that the law accepts (DECISIONS, "Consents": secure login). */
export const EID_PROOFS: readonly Proof[] = ['id_card', 'mobile_id', 'smart_id'];
