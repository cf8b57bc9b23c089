import { type Browser, expect, request } from '@playwright/test';
import { acceptInvitation } from '#modules/account/contract/accept-invitation.ts';
import { signIn } from '#modules/account/contract/sign-in.ts';
import { addGuardian } from '#modules/people/contract/add-guardian.ts';
import { invitePerson } from '#modules/people/contract/invite-person.ts';
import { listClasses } from '#modules/people/contract/list-classes.ts';
import { ROLE_TYPES, type RoleName } from '#modules/people/contract/role-types.ts';
import { type AnswerOf, addressOf, type Endpoint, type InputOf } from '#platform/contract/endpoint.ts';
import { fillPath } from '#platform/testing/client.ts';
import { PASSWORD } from './password.ts';

/** Speaks the contracts over HTTP, and fails when it is refused. */
type Caller = {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>>;
  close(): Promise<void>;
};

type Wish = {
  firstname: string;
  lastname: string;
  role: RoleName;
  class_name?: string;
  birthday?: string;
  email?: string;
};
type Invited = { user_id: number; path: string };
type Settled = { user_id: number; username: string };

/** The administrator of school 1 behind the scenes: sets the stage, so that a story can be about its own thing. */
export type Office = Caller & {
  readonly schoolId: number;
  /** Somebody whose invitation is still open. */
  invite(wish: Wish): Promise<Invited>;
  /** Somebody who has joined already and can sign in. */
  settle(wish: Wish): Promise<Settled>;
  /** Makes a parent the guardian of a pupil. */
  tie(guardian: Settled, child: Invited): Promise<void>;
};

async function openCaller(url: string, userAgent: string): Promise<Caller> {
  const context = await request.newContext({ baseURL: url, userAgent });
  return {
    async call(endpoint, input) {
      const { params, body } = input as { params?: Record<string, unknown>; body?: unknown };
      const answer = await context.fetch(fillPath(addressOf(endpoint), params), {
        method: endpoint.method,
        ...(body === undefined ? {} : { data: body }),
      });
      expect(answer.status(), `${endpoint.route} ${await answer.text()}`).toBe(200);
      return (await answer.json()).data;
    },
    close: () => context.dispose(),
  };
}

let settled = 0;

/** Opens the office of school 1. It speaks as the browser of the stories: another one would be a new device, which is told of. */
export async function openOffice(url: string, browser: Browser): Promise<Office> {
  const schoolId = 1;
  const page = await browser.newPage();
  const userAgent = await page.evaluate<string>('navigator.userAgent');
  await page.close();
  const admin = await openCaller(url, userAgent);
  await admin.call(signIn, { body: { username: 'admin', password: PASSWORD } });
  const classes = await admin.call(listClasses, { params: { schoolId } });

  const invite = ({ role, class_name, ...person }: Wish): Promise<Invited> => {
    const class_id = classes.find(({ name }) => name === class_name)?.id;
    const body = { ...person, type_id: ROLE_TYPES[role], ...(class_id === undefined ? {} : { class_id }) };
    return admin.call(invitePerson, { params: { schoolId }, body });
  };
  return {
    ...admin,
    schoolId,
    invite,
    async settle(wish) {
      const { user_id, path } = await invite(wish);
      settled += 1;
      const username = `newcomer.${settled}`;
      const newcomer = await openCaller(url, userAgent);
      const body = { username, password: PASSWORD, password_repeat: PASSWORD };
      await newcomer.call(acceptInvitation, { params: { code: path.split('/').at(-1) ?? '' }, body });
      await newcomer.close();
      return { user_id, username };
    },
    async tie(guardian, child) {
      const params = { schoolId, personId: child.user_id };
      await admin.call(addGuardian, { params, body: { guardian_id: guardian.user_id, kind: 'custodian' } });
    },
  };
}
