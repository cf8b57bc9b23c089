/** The password of every account of the demonstration; the newcomers of the stories take the same. */
export { DEMO_PASSWORD as PASSWORD } from '#modules/account/server/demo-password.ts';
