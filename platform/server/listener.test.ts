import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { type Listener, listen } from './listener.ts';

let listener: Listener | undefined;
const listenSomewhere = async (): Promise<string> => {
  listener = await listen('localhost', 0);
  return `http://127.0.0.1:${listener.port}`;
};

afterEach(async () => {
  await listener?.close();
  listener = undefined;
});

describe('the listener', () => {
  it('lives but is not ready until the app is there', async () => {
    const url = await listenSomewhere();
    expect((await fetch(`${url}/health`)).status).toBe(200);
    const early = await fetch(`${url}/ready`);
    expect(early.status).toBe(503);
    expect(await early.json()).toEqual({ status: false, errors: [{ message: 'not_ready', params: {} }] });

    const app = Fastify();
    app.get('/ready', async () => 'open');
    await listener?.serve(app);
    expect(await (await fetch(`${url}/ready`)).text()).toBe('open');
  });

  it('says in one sentence that a port is taken', async () => {
    await listenSomewhere();
    const port = listener?.port ?? 0;
    await expect(listen('127.0.0.1', port)).rejects.toThrow(`Port ${port} is taken; `);
    await expect(listen('no-such-host.invalid', 0)).rejects.toThrow('HOST is "no-such-host.invalid", which is not');
  });

  it('lets a running request end, but waits for nobody who asks for nothing', async () => {
    const url = await listenSomewhere();
    const app = Fastify();
    const began = Promise.withResolvers<void>();
    app.get('/slow', async () => {
      began.resolve();
      await delay(300);
      return 'done';
    });
    await listener?.serve(app);
    const silent = connect(listener?.port ?? 0, '127.0.0.1');
    await once(silent, 'connect');
    const running = fetch(`${url}/slow`);
    await began.promise;
    await listener?.close();
    expect(await (await running).text()).toBe('done');
    await expect(fetch(url)).rejects.toThrow();
    listener = undefined;
  });
});
