import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';

/** The schools that the platform can write to. */
export const listCampaignSchools = endpoint('GET /v2/campaigns/schools', {
  answer: Type.Array(Type.Object({ id: Id, name: Type.String() })),
});
