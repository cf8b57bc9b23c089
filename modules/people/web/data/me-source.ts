import type { Language } from '#platform/contract/shapes.ts';
import { call } from '#platform/web/data/call.ts';
import type { Me } from '#platform/web/data/me.ts';
import type { MeSource } from '#platform/web/data/sources.ts';
import { getMe } from '../../contract/get-me.ts';
import { getMyContext } from '../../contract/get-my-context.ts';
import { roleWord } from '../../contract/role-types.ts';
import { saveProfile } from '../../contract/save-profile.ts';

/** Both answers become one person; the context is the newer word about rights (S3 section 7). */
async function load({ background }: { background: boolean }): Promise<Me> {
  const options = { background, waitsForSignIn: false };
  const [me, context] = await Promise.all([call(getMe, {}, options), call(getMyContext, {}, options)]);
  return { ...me, ...context };
}

/** What the shell asks about people, so that it need not know this module's calls. */
export const meSource: MeSource = {
  load,
  saveLanguage: (language: Language) => call(saveProfile, { body: { lang_code: language } }, { inPlace: true }),
  roleWords: 'people',
  roleWord: (role) => (role === 'root' ? 'people:roles.root' : roleWord(role)),
};
