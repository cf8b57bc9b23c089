import { account } from '#modules/account/web/module.tsx';
import { consents } from '#modules/consents/web/module.tsx';
import { files } from '#modules/files/web/module.tsx';
import { jobs } from '#modules/jobs/web/module.tsx';
import { journal } from '#modules/journal/web/module.tsx';
import { messaging } from '#modules/messaging/web/module.tsx';
import { notices } from '#modules/notices/web/module.tsx';
import { people } from '#modules/people/web/module.tsx';
import { profile } from '#modules/profile/web/module.tsx';
import { today } from '#modules/today/web/module.tsx';
import type { WebModule } from '#platform/web/module.ts';

/** The modules of this build, in the order of the menu. They come with the shell, never with the first script. */
export const modules: readonly WebModule[] = [
  today,
  messaging,
  journal,
  consents,
  people,
  jobs,
  notices,
  account,
  profile,
  files,
];
