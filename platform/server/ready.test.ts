import { afterAll, describe, expect, it } from 'vitest';
import { genericErrors } from '#platform/contract/errors.ts';
import { copyDatabase } from '#platform/testing/database.ts';
import { type Database, openDatabase } from './db.ts';
import { answerErrors } from './error-answers.ts';
import { createHttp } from './http.ts';
import { createLog } from './log.ts';
import { serveReadiness } from './ready.ts';
import { secureAnswers } from './security-headers.ts';

const lines: string[] = [];
const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

/** Asks both questions of a server that stands on this database. */
async function ask(db: Database) {
  const app = createHttp([]);
  secureAnswers(app, 'none');
  serveReadiness(app, db);
  answerErrors(app, genericErrors, createLog('debug', { write: (line) => void lines.push(line) }), () => false);
  closing.push(() => app.close());
  const [health, ready] = await Promise.all(['/health', '/ready'].map((url) => app.inject({ method: 'GET', url })));
  for (const response of [health, ready]) expect(response?.headers['cache-control']).toBe('no-store');
  return { health: health?.statusCode, ready: ready?.statusCode, answer: ready?.json() };
}

describe('those who keep the server running', () => {
  it('hear that it lives and that it can serve', async () => {
    const { url, drop } = await copyDatabase('empty');
    const db = openDatabase(url, { max: 1 });
    closing.push(db.close, drop);
    expect(await ask(db)).toEqual({ health: 200, ready: 200, answer: { status: true } });
  });

  it('hear 503 while the database is away, and that is no bug', async () => {
    const { url, drop } = await copyDatabase('empty');
    await drop();
    const db = openDatabase(url, { max: 1 });
    closing.push(db.close);
    const { health, ready, answer } = await ask(db);
    expect([health, ready, answer.errors[0].message]).toEqual([200, 503, 'not_ready']);
    expect(lines).toEqual([]);
  });

  it('hear 503 while the database keeps silent', async () => {
    const silent = { pool: { query: () => new Promise(() => {}) } } as unknown as Database;
    expect(await ask(silent)).toMatchObject({ health: 200, ready: 503 });
  });
});
