import { Type } from 'typebox';
import { fact } from '#platform/contract/fact.ts';
import { Id } from '#platform/contract/shapes.ts';

const OneConsent = Type.Object({ school_id: Id, consent_id: Id });

/** A consent was written, sent, archived or removed, for those who keep or read them: `consent-readers:<school>`. */
export const consentChanged = fact('consents.consent_changed', OneConsent);
/** Somebody has seen or answered a consent, for the same people. */
export const responsesChanged = fact('consents.responses_changed', OneConsent);
/** A consent reached, changed for or left those who are asked: `consent-asked:<consent>`. */
export const asked = fact('consents.asked', OneConsent);
/** What one person is asked or has answered is another: `consent-family:<person>`, or those whom it concerns. */
export const usersConsentsChanged = fact('consents.users_consents_changed', Type.Object({ user_id: Id }));
