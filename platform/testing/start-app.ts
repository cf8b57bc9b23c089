import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#apps/server/app.ts';
import type { StandIns } from '#apps/stand-ins/open-stand-ins.ts';
import { signIn } from '#modules/account/contract/sign-in.ts';
import { DEMO_PASSWORD } from '#modules/account/server/demo-password.ts';
import type { ToldFact } from '#platform/server/announce.ts';
import { readConfig } from '#platform/server/config.ts';
import { type Database, openDatabase } from '#platform/server/db.ts';
import { type FileKit, openFiles } from '#platform/server/files/open-files.ts';
import { createLog } from '#platform/server/log.ts';
import type { ServerModule } from '#platform/server/module.ts';
import type { WebBuild } from '#platform/server/serve-web.ts';
import { type TestClient, testClient } from './client.ts';
import { copyDatabase, type Template } from './database.ts';
import { type FixedClock, fixedClock } from './fixed-clock.ts';
import { type Made, makeSession } from './make.ts';

/** The product as a story meets it: the real app on a database of its own. */
export type StartedApp = {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: FixedClock;
  /** Where its files lie: `kept` holds what is stored, `incoming` what is on its way. */
  readonly filesFolder: string;
  /** Facts that left after commit, in their order. */
  readonly told: ToldFact[];
  /** The services that eIDs are asked for at, where a story wants them. */
  readonly standIns: StandIns | null;
  /** What was logged, one JSON line each. */
  readonly logged: string[];
  client(): TestClient;
  /** A client that has signed in with a demonstration account. */
  as(username: string): Promise<TestClient>;
  /** A client that stands in a role without having signed in; far quicker than a password. */
  enter(person: Made): Promise<TestClient>;
  /** Listens on a free port, for sockets and for whatever else cannot be put into the app by hand. */
  listen(): Promise<string>;
  stop(): Promise<void>;
};

/** A site that every story's product knows: it may frame pages and ask for launch codes. */
export const STORY_HOST = { origin: 'https://portal.example', key: 'the-key-of-the-portal-in-every-story' };

type Options = {
  template?: Template;
  modules?: readonly ServerModule[];
  env?: Record<string, string>;
  tell?: (facts: readonly ToldFact[]) => void;
  hasSockets?: boolean;
  web?: WebBuild;
  /** Opens services outside that know everybody's eID. */
  hasEid?: boolean;
  /** Has photos of people looked at by the models, which take seconds to load; else every photo is fine. */
  looksAtPhotos?: boolean;
  /** Puts another store or another disk in the place of the real one. */
  files?: (kit: FileKit) => FileKit;
};

const EVERY_PHOTO_IS_FINE: FileKit['photos'] = { check: async () => ({ fault: null }), close: () => {} };

/** The stand-ins, for everybody who has a code in this database; loaded only by stories that want them. */
async function openOutside(db: Database): Promise<StandIns> {
  const { openStandIns } = await import('#apps/stand-ins/open-stand-ins.ts');
  const people = async () =>
    (await db.pool.query('select country, id_code, firstname, lastname from people.person where id_code is not null'))
      .rows;
  return openStandIns({ kriit: 'http://localhost:3000', people });
}

/** Starts the app for one test file. */
export async function startApp(options: Options = {}): Promise<StartedApp> {
  const { template = 'demo', modules = [], env = {}, hasSockets = false, web = null } = options;
  const { url, drop } = await copyDatabase(template);
  const filesFolder = await mkdtemp(join(tmpdir(), 'kriit-files-'));
  const usual = { KRIIT_CALLS_PER_MINUTE: '1000000', KRIIT_JOBS: '0', KRIIT_FILES: filesFolder };
  const config = readConfig({ DATABASE_URL: url, ...usual, ...env });
  const db = openDatabase(url, { max: 10 });
  const clock = fixedClock();
  const told: ToldFact[] = [];
  const logged: string[] = [];
  const log = createLog(config.logLevel, { write: (line) => void logged.push(line) });
  const tell = options.tell ?? ((facts) => void told.push(...facts));
  const opened = openFiles(config);
  const kit = options.looksAtPhotos ? opened : { ...opened, photos: EVERY_PHOTO_IS_FINE };
  const files = options.files?.(kit) ?? kit;
  const hosts = [STORY_HOST];
  const standIns = options.hasEid ? await openOutside(db) : null;
  const eid = standIns?.places;
  const app = await buildApp({ config, db, clock, log, web, tell, hasSockets, files, hosts, eid }, modules);
  const client = () => testClient(app);
  return {
    app,
    db,
    clock,
    filesFolder,
    told,
    standIns,
    logged,
    client,
    async as(username) {
      const person = client();
      const { status, key } = await person.call(signIn, { body: { username, password: DEMO_PASSWORD } });
      if (status !== 200) throw new Error(`${username} could not sign in: ${key}`);
      return person;
    },
    async enter(person) {
      const entered = client();
      entered.cookie = `kriit-3000=${await makeSession(db, person, clock())}`;
      return entered;
    },
    listen: async () => (await app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost'),
    async stop() {
      await app.close();
      await standIns?.close();
      await db.close();
      await drop();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}
