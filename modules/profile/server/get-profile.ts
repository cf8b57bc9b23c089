import { handle } from '#platform/server/handle.ts';
import { getProfile as contract } from '../contract/get-profile.ts';
import { loadProfile } from './profile-store.ts';

export const getProfile = handle(contract, ({ tx, actor, now }) => loadProfile(tx, actor, now));
