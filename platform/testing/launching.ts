import { afterAll, beforeEach } from 'vitest';
import { createLaunchCode } from '#modules/account/contract/create-launch-code.ts';
import { launch } from '#modules/account/contract/launch.ts';
import type { InputOf } from '#platform/contract/endpoint.ts';
import type { TestClient } from './client.ts';
import { makeMember } from './make.ts';
import { STORY_HOST, type StartedApp, startApp } from './start-app.ts';

/** Where the clients of a story reach the product. */
export const OWN_ORIGIN = 'http://localhost:3000';

/** What the browsers send that keep a frame's cookie on localhost. */
const CHROME = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 Chrome/156.0 Safari/537.36' };

/** A page of the module people in a frame of the story's host, and by a link of its own. */
const FRAME = { origin: STORY_HOST.origin, path: '/school', framed: true } as const;
export const LINK = { origin: OWN_ORIGIN, path: '/school', framed: false } as const;

type CodeWish = Partial<NonNullable<InputOf<typeof createLaunchCode>['body']>>;
type Opening = Pick<NonNullable<InputOf<typeof launch>['body']>, 'code'> &
  Partial<NonNullable<InputOf<typeof launch>['body']>>;

let names = 0;

/** What a story about launches does, as the host's server and as the page in the frame. */
export function launching(school: StartedApp) {
  /** A username for a person; no password opens it. */
  const nameFor = async (person_id: number): Promise<string> => {
    names += 1;
    const username = `launched-${names}`;
    await school.db.pool.query(
      `insert into account.credential (person_id, username, password_hash) values ($1, $2, '')`,
      [person_id, username],
    );
    return username;
  };

  const ask = (username: string, wish: CodeWish = {}) => {
    const body = { host_key: STORY_HOST.key, origin: STORY_HOST.origin, module: 'people', username, ...wish };
    return school.client().call(createLaunchCode, { body });
  };

  const codeFor = async ({ username }: { username: string }, wish?: CodeWish): Promise<string> => {
    const { data, key } = await ask(username, wish);
    if (key !== undefined) throw new Error(`no launch code: ${key}`);
    return data.code;
  };

  const open = (opening: Opening, client: TestClient = school.client(), headers: Record<string, string> = {}) =>
    client.call(launch, { body: { ...FRAME, ...opening } }, { headers: { ...CHROME, ...headers } });

  return {
    nameFor,
    ask,
    codeFor,
    open,
    /** Somebody of the first school with a username. */
    async someone() {
      const made = await makeMember(school.db, { school_id: 1, role: 'teacher' });
      return { ...made, username: await nameFor(made.person_id) };
    },
    /** Opens a frame for somebody; gives its bearer and the pair of its cookie. */
    async frameFor(person: { username: string }, client?: TestClient) {
      const { data, key, response } = await open({ code: await codeFor(person) }, client);
      if (key !== undefined) throw new Error(`no frame: ${key}`);
      return { bearer: data.bearer ?? '', cookie: String(response.headers['set-cookie']).split(';')[0] ?? '' };
    },
  };
}

/** A school with a host, for all stories of a file about launches; each of them begins at the real time. */
export async function startLaunching(options?: Parameters<typeof startApp>[0]) {
  const school = await startApp(options);
  afterAll(() => school.stop());
  beforeEach(() => school.clock.follow());
  return { school, host: launching(school) };
}

/** The headers of a call with a bearer. */
export const withBearer = (bearer: string) => ({ headers: { authorization: `Bearer ${bearer}` } });

/** The headers of a call with the cookie of a frame, beside whatever else the browser keeps. */
export const withFrame = (cookie: string) => ({ headers: { cookie, 'x-kriit-frame': '1', ...CHROME } });
