import { constants, randomBytes, sign } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Issue } from './issue-flawed.ts';
import { findPerson, type People, SELF_ANSWERING, type StandInPerson } from './people.ts';
import { type Asked, base64, flowBy, SCHEME, type Session, sha256, wayBack } from './smart-id-session.ts';
import type { Authority } from './test-authority.ts';
import { AWAY, answered, type Turn, type Turns } from './turns.ts';

const newWord = (): string => randomBytes(32).toString('base64url');
const codeOf = ({ signatureProtocolParameters: { rpChallenge } }: Asked): string =>
  String(sha256(Buffer.from(rpChallenge, 'base64')).readUInt16BE(30) % 10_000).padStart(4, '0');

function textOf({ interactions }: Asked): string {
  const [first] = JSON.parse(Buffer.from(interactions, 'base64').toString()) as { displayText60?: string }[];
  return first?.displayText60 ?? '';
}

/** A Smart-ID service of the demonstration: the Relying Party API v3, with phones on a page of ours. */
export function smartIdService(
  app: FastifyInstance,
  kit: { turns: Turns; people: People; authority: Authority; issue: Issue; url: () => string },
) {
  const { turns, people, authority } = kit;
  const sessions = new Map<string, Session>();

  app.post<{ Params: { id: string }; Body: Asked }>(
    '/smart-id/v3/authentication/notification/etsi/:id',
    async ({ params, body }, reply) => {
      const [, country = '', id_code = ''] = /^PNO([A-Z]{2})-(.+)$/.exec(params.id) ?? [];
      const result = SELF_ANSWERING.get(id_code) ?? null;
      const person = result === null ? await findPerson(people, country, id_code) : null;
      if (person === null && result === null) return reply.code(404).send({ status: 404, title: 'Not Found' });
      const turn = turns.begin({ service: 'smart_id', person, text: textOf(body), code: codeOf(body), result });
      sessions.set(turn.id, { turn, asked: body, flow: 'Notification', link: null, verifier: newWord() });
      return { sessionID: turn.id };
    },
  );

  app.post<{ Body: Asked }>('/smart-id/v3/authentication/device-link/anonymous', async ({ body }) => {
    const turn = turns.begin({ service: 'smart_id', person: null, text: textOf(body), code: null, result: null });
    const link = {
      session_token: randomBytes(18).toString('base64url'),
      session_secret: randomBytes(32).toString('base64'),
    };
    sessions.set(turn.id, { turn, asked: body, flow: 'QR', link, verifier: newWord() });
    return {
      sessionID: turn.id,
      sessionToken: link.session_token,
      sessionSecret: link.session_secret,
      deviceLinkBase: `${kit.url()}/device-link`,
    };
  });

  app.get<{ Params: { id: string }; Querystring: { timeoutMs?: string } }>(
    '/smart-id/v3/session/:id',
    async ({ params, query }, reply) => {
      const session = turns.find(params.id) && sessions.get(params.id);
      if (!session) return reply.code(404).send({ status: 404, title: 'Not Found' });
      if (!(await answered(session.turn, Number(query.timeoutMs ?? 60_000)))) return { state: 'RUNNING' };
      const endResult = session.turn.result;
      if (endResult === AWAY) return reply.code(580).send({ status: 580, title: 'System is under maintenance' });
      if (endResult !== 'OK' || session.turn.person === null) return { state: 'COMPLETE', result: { endResult } };
      return {
        state: 'COMPLETE',
        result: { endResult, documentNumber: 'PNOEE-DEMO-Q' },
        ...(await signed(session, session.turn.person)),
      };
    },
  );

  /** What the phone signs, and how the service tells it. */
  async function signed({ asked, flow, turn, verifier }: Session, person: StandInPerson) {
    const { certificate, key } = await kit.issue(authority, person, turn.flaw);
    const [serverRandom, userChallenge] = [randomBytes(24).toString('base64'), sha256(verifier).toString('base64url')];
    const { rpChallenge } = asked.signatureProtocolParameters;
    const payload = [
      SCHEME,
      'ACSP_V2',
      serverRandom,
      rpChallenge,
      userChallenge,
      base64(asked.relyingPartyName),
      '',
      sha256(asked.interactions).toString('base64'),
      'displayTextAndPIN',
      flow === 'Web2App' ? asked.initialCallbackUrl : '',
      flow,
    ].join('|');
    const padding = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 64 };
    const hashAlgorithm = 'SHA-512';
    return {
      signatureProtocol: 'ACSP_V2',
      signature: {
        value: sign('sha512', Buffer.from(payload), { key, ...padding }).toString('base64'),
        serverRandom,
        userChallenge,
        flowType: flow,
        signatureAlgorithm: 'rsassa-pss',
        signatureAlgorithmParameters: {
          hashAlgorithm,
          maskGenAlgorithm: { algorithm: 'id-mgf1', parameters: { hashAlgorithm } },
          saltLength: 64,
          trailerField: '0xbc',
        },
      },
      cert: { value: certificate, certificateLevel: 'QUALIFIED' },
      interactionTypeUsed: 'displayTextAndPIN',
    };
  }

  return {
    /** A phone has scanned a code or was opened by a link: the session it belongs to, if the link is genuine and fresh. */
    scan(link: string): Turn | null {
      for (const session of sessions.values()) {
        const flow = turns.find(session.turn.id) ? flowBy(session, link) : null;
        if (flow === null) continue;
        session.flow = flow;
        return session.turn;
      }
      return null;
    },
    /** Where the phone leads its owner after an answer; null where the browser is on another device. */
    wayBack(turn: Turn): string | null {
      const session = sessions.get(turn.id);
      return session ? wayBack(session) : null;
    },
  };
}
