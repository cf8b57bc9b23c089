import { platformSchools } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { listCampaignSchools as contract } from '../contract/list-campaign-schools.ts';

export const listCampaignSchools = handle(contract, ({ tx, actor, now }) => platformSchools(tx, actor, now));
