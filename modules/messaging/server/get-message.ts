import { handle } from '#platform/server/handle.ts';
import { getMessage as contract } from '../contract/get-message.ts';
import { viewMessage } from './message-view-store.ts';

export const getMessage = handle(contract, (call) => viewMessage(call.tx, call, call.params.messageId));
