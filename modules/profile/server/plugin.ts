import { passwordChanged } from '#modules/account/server/doors.ts';
import { pictureSeenBy } from '#modules/people/server/doors.ts';
import type { PersonTable } from '#platform/contract/about-person.ts';
import { hearing } from '#platform/server/announce.ts';
import type { FileKit } from '#platform/server/files/open-files.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { aboutPerson } from '../contract/about-person.ts';
import { errors } from '../contract/errors.ts';
import {
  copyReadyNotice,
  emailChanged,
  emailCode,
  emailRemoved,
  phoneChanged,
  phoneCode,
  phoneRemoved,
} from '../contract/notices.ts';
import { policy } from '../contract/policy.ts';
import { profilePicture } from '../contract/profile-picture.ts';
import { askForCopy } from './ask-for-copy.ts';
import { cancelContactCheck } from './cancel-contact-check.ts';
import { confirmEmail } from './confirm-email.ts';
import { forgetOldChecks, giveUpChecks } from './contact-check-store.ts';
import { forgetOldCopies } from './copy-store.ts';
import { fetchCopy } from './fetch-copy.ts';
import { getEmailLink } from './get-email-link.ts';
import { getPicture } from './get-picture.ts';
import { getProfile } from './get-profile.ts';
import { forgetOldTries } from './id-code-try-store.ts';
import { jobsFor } from './jobs.ts';
import { listCopies } from './list-copies.ts';
import { listLooks } from './list-looks.ts';
import { removeContact } from './remove-contact.ts';
import { removePicture } from './remove-picture.ts';
import { saveDetails } from './save-details.ts';
import { savePicture } from './save-picture.ts';
import { sendContactCode } from './send-contact-code.ts';
import { verifyContact } from './verify-contact.ts';

type Options = {
  files: FileKit;
  /** What all modules keep of persons; asked when a copy is made, by then all of them are there. */
  everyTable: () => readonly PersonTable[];
};

/** What a person tells about themselves, and the ways by which they are reached. */
export const profile = ({ files, everyTable }: Options): ServerModule => ({
  name: 'profile',
  handlers: [
    getProfile,
    saveDetails,
    sendContactCode,
    verifyContact,
    cancelContactCheck,
    removeContact,
    getEmailLink,
    confirmEmail,
    savePicture(files),
    removePicture,
    getPicture(files.store),
    askForCopy,
    listCopies,
    fetchCopy(files.store),
    listLooks,
  ],
  policy,
  errors,
  aboutPerson,
  // An address that somebody asked for who knew the former password would get the link for the next one.
  hears: [
    hearing(passwordChanged, async (tx, { person_id }, now) => {
      await giveUpChecks(tx, person_id, now);
    }),
  ],
  jobs: jobsFor({ files, aboutPerson: everyTable }),
  notices: {
    kinds: [copyReadyNotice],
    letters: [emailCode, phoneCode, emailChanged, phoneChanged, emailRemoved, phoneRemoved],
  },
  files: [
    {
      ...profilePicture,
      maySee: async (tx, actor, person_id, now) => (await pictureSeenBy(tx, actor, person_id, now)) !== null,
    },
  ],
  sweep: async (tx, now) => {
    await forgetOldChecks(tx, now);
    await forgetOldTries(tx, now);
    await forgetOldCopies(tx, now);
  },
});
