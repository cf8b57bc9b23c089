import { handle } from '#platform/server/handle.ts';
import type { NoticeKit } from '#platform/server/notice-parts.ts';
import { getPushKey as contract } from '../contract/get-push-key.ts';
import { pushKeys } from './key-store.ts';

export const getPushKey = ({ push }: NoticeKit) =>
  handle(contract, async ({ tx }) => ({ public_key: push ? (await pushKeys(tx)).public_key : null }));
