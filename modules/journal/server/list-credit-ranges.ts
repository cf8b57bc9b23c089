import { handle } from '#platform/server/handle.ts';
import { listCreditRanges as contract } from '../contract/list-credit-ranges.ts';
import { rangesOf } from './credit-store.ts';

export const listCreditRanges = handle(contract, ({ tx, school }) => rangesOf(tx, school));
