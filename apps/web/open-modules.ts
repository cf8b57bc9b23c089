import { account, sessionSource } from '#modules/account/web/open.ts';
import { consents } from '#modules/consents/web/open.ts';
import { notices } from '#modules/notices/web/open.ts';
import { meSource, people } from '#modules/people/web/open.ts';
import { profile } from '#modules/profile/web/open.ts';
import type { Sources } from '#platform/web/data/sources.ts';
import type { OpenModule } from '#platform/web/module.ts';

/** The modules that have something for people who are not signed in. */
export const openModules: readonly OpenModule[] = [account, people, profile, notices, consents];

/** Which module answers what the shell asks. */
export const sources: Sources = { me: meSource, session: sessionSource };
