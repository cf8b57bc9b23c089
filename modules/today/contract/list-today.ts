import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { TodayEntry } from '#platform/contract/today.ts';

/** What needs doing now, over all modules and all children. */
export const listToday = endpoint('GET /today', { answer: Type.Array(TodayEntry) });
