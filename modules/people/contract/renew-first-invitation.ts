import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { Invitation } from './shapes.ts';

/** A fresh link for a school whose first administrator never came in; once somebody leads it, that is its own affair. */
export const renewFirstInvitation = endpoint('POST /platform/schools/:id/invitation', {
  params: Type.Object({ id: Id }),
  answer: Invitation,
  refuses: ['school_has_leader'],
});
