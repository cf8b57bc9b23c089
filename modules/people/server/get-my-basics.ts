import { handleFromActor } from '#platform/server/handle.ts';
import { getMyBasics as contract } from '../contract/get-my-basics.ts';
import { describeMe } from './get-me.ts';

export const getMyBasics = handleFromActor(contract, ({ actor }) => describeMe(actor));
