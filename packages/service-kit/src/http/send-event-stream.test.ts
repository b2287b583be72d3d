import { once } from 'node:events';
import type { Server } from 'node:http';
import express from 'express';
import type { Stream } from '@wayhouse/contracts';
import { eventually } from '../testing/eventually.js';
import { addressOf, closeServer, listen } from './listen.js';
import { sendStream, usualStream } from './send-event-stream.js';

const host = '127.0.0.1';
const running: Server[] = [];
afterEach(() => Promise.all(running.splice(0).map(closeServer)));

/** A server whose one answer goes on; `say` speaks to all who listen. */
async function streaming(over: Partial<typeof usualStream> = {}) {
  const listeners = new Set<(said: unknown) => void>();
  const stream: Stream = (say) => {
    listeners.add(say);
    return () => void listeners.delete(say);
  };
  const app = express();
  app.get('/', (_request, response) => sendStream(response, stream, { ...usualStream, ...over }));
  const server = await listen(app, { PORT: 0, HOST: host });
  running.push(server);
  return {
    server,
    listeners,
    say: (said: unknown) => listeners.forEach((say) => say(said)),
    open: (signal?: AbortSignal) => fetch(addressOf(server, host), { signal }),
  };
}

test('a reader hears what is said while it listens, one event each, and nobody may keep or hold it back', async () => {
  const { open, say, server } = await streaming();
  const answer = await open();
  say({ number: 1 });
  say({ text: 'two\nlines' });
  await closeServer(server);
  expect(await answer.text()).toBe('data: {"number":1}\n\ndata: {"text":"two\\nlines"}\n\n');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': expect.stringContaining('text/event-stream'),
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
});

test('a reader that leaves is no longer listened for', async () => {
  const { open, listeners } = await streaming();
  const leaving = new AbortController();
  await open(leaving.signal);
  expect(listeners.size).toBe(1);
  leaving.abort();
  await eventually(async () => expect(listeners.size).toBe(0));
});

test('signs of life come while nothing happens', async () => {
  const { open } = await streaming({ heartbeat: 20 });
  let heard = '';
  for await (const part of (await open()).body!) {
    heard += Buffer.from(part as Uint8Array).toString();
    if (heard.length > ': here\n\n'.length) break;
  }
  expect(heard).toMatch(/^(: here\n\n){2,}$/);
});

test('the stream is over after its time', async () => {
  const { open, listeners } = await streaming({ lifetime: 50 });
  expect(await (await open()).text()).toBe('');
  await eventually(async () => expect(listeners.size).toBe(0));
});

test('a reader that takes nothing is left', async () => {
  const { open, say, listeners } = await streaming({ mostUnread: 100_000 });
  const answer = await open();
  await eventually(async () => {
    say('x'.repeat(1_000_000));
    expect(listeners.size).toBe(0);
  });
  await expect(answer.text()).rejects.toThrow();
});

test('a server that stops ends its streams, instead of cutting them off once its patience is over', async () => {
  const { open, server } = await streaming();
  const answer = await open();
  await closeServer(server);
  await expect(answer.text()).resolves.toBe('');
});

test('who has left before the stream begins is not listened for', async () => {
  const app = express();
  const stream = jest.fn<ReturnType<Stream>, Parameters<Stream>>(() => () => undefined);
  const began = new Promise<void>((resolve) =>
    app.get('/', async (request, response) => {
      request.socket.destroy();
      await once(response, 'close');
      sendStream(response, stream);
      resolve();
    }),
  );
  const server = await listen(app, { PORT: 0, HOST: host });
  running.push(server);
  await expect(fetch(addressOf(server, host))).rejects.toThrow();
  await began;
  expect(stream).not.toHaveBeenCalled();
});
