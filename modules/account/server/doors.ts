export { passwordChanged } from '../contract/facts.ts';
export { hashOfCode, isCodeOf } from './account-key-store.ts';
export { heldFactors } from './factor-store.ts';
export { endResetsOf } from './password-reset-store.ts';
export { waysInOf } from './way-in-store.ts';
