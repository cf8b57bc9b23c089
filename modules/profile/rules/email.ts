import { EMAIL_MAX } from '#platform/contract/person-shapes.ts';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
// What browsers take for an address, and a dot in the domain: nobody gets school mail at a bare host.
const EMAIL = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`, 'i');

/** True for an address that mail can be sent to. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text);

/** Whether two addresses reach the same mailbox, as far as anybody but its owner can tell. */
export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
