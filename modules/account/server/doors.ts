export { passwordChanged } from '../contract/facts.ts';
export { endResetsOf } from './password-reset-store.ts';
