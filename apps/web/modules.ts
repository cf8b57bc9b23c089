import { account, sessionSource } from '#modules/account/web/module.tsx';
import { files } from '#modules/files/web/module.tsx';
import { jobs } from '#modules/jobs/web/module.tsx';
import { notices } from '#modules/notices/web/module.tsx';
import { meSource, people } from '#modules/people/web/module.tsx';
import { profile } from '#modules/profile/web/module.tsx';
import { today } from '#modules/today/web/module.tsx';
import type { Sources } from '#platform/web/data/sources.ts';
import type { WebModule } from '#platform/web/module.ts';

/** The modules of this build, in the order of the menu. */
export const modules: readonly WebModule[] = [today, people, jobs, notices, account, profile, files];

/** Which module answers what the shell asks. */
export const sources: Sources = { me: meSource, session: sessionSource };
