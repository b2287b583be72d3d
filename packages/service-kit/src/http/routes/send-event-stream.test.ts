import { once } from 'node:events';
import type { Server } from 'node:http';
import express from 'express';
import type { EventStream } from '@wayhouse/contracts';
import { eventually } from '../../testing/eventually.js';
import { serverUrl, closeServer, listen } from '../server/listen.js';
import { sendEventStream } from './send-event-stream.js';

const host = '127.0.0.1';
const running: Server[] = [];
afterEach(() => Promise.all(running.splice(0).map(closeServer)));

/** A server of one event stream; `send` sends an event to all of its clients. */
async function startStreaming(over: Parameters<typeof sendEventStream>[2] = {}) {
  const listeners = new Set<(event: unknown) => void>();
  const stream: EventStream = (send) => {
    listeners.add(send);
    return () => void listeners.delete(send);
  };
  const app = express();
  app.get('/', (_request, response) => sendEventStream(response, stream, over));
  const server = await listen(app, { PORT: 0, HOST: host });
  running.push(server);
  return {
    server,
    listeners,
    send: (event: unknown) => listeners.forEach((listener) => listener(event)),
    open: (signal?: AbortSignal) => fetch(serverUrl(server, host), { signal }),
  };
}

test('a client gets every event, and nothing on the way caches or buffers it', async () => {
  const { open, send, server } = await startStreaming();
  const response = await open();
  send({ number: 1 });
  send({ text: 'two\nlines' });
  await closeServer(server);
  expect(await response.text()).toBe('data: {"number":1}\n\ndata: {"text":"two\\nlines"}\n\n');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': expect.stringContaining('text/event-stream'),
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
});

test('unsubscribes when the client leaves', async () => {
  const { open, listeners } = await startStreaming();
  const client = new AbortController();
  await open(client.signal);
  expect(listeners.size).toBe(1);
  client.abort();
  await eventually(async () => expect(listeners.size).toBe(0));
});

test('sends heartbeats while there are no events', async () => {
  const { open } = await startStreaming({ heartbeatMs: 20 });
  let received = '';
  for await (const part of (await open()).body!) {
    received += Buffer.from(part as Uint8Array).toString();
    if (received.length > ': here\n\n'.length) break;
  }
  expect(received).toMatch(/^(: here\n\n){2,}$/);
});

test('ends the stream after its lifetime', async () => {
  const { open, listeners } = await startStreaming({ lifetimeMs: 50 });
  expect(await (await open()).text()).toBe('');
  await eventually(async () => expect(listeners.size).toBe(0));
});

test('ends the stream at a given time, also if that has just passed', async () => {
  for (const milliseconds of [50, -1000]) {
    const { open, listeners } = await startStreaming({ until: new Date(Date.now() + milliseconds) });
    expect(await (await open()).text()).toBe('');
    await eventually(async () => expect(listeners.size).toBe(0));
  }
});

test('drops a client that does not read', async () => {
  const { open, send, listeners } = await startStreaming({ maxUnreadBytes: 100_000 });
  const response = await open();
  await eventually(async () => {
    send('x'.repeat(1_000_000));
    expect(listeners.size).toBe(0);
  });
  await expect(response.text()).rejects.toThrow();
});

test('a server that stops ends its streams, instead of cutting them off after a timeout', async () => {
  const { open, server } = await startStreaming();
  const response = await open();
  await closeServer(server);
  await expect(response.text()).resolves.toBe('');
});

test('does not subscribe for a client that left before the stream began', async () => {
  const app = express();
  const stream = jest.fn<ReturnType<EventStream>, Parameters<EventStream>>(() => () => undefined);
  const started = new Promise<void>((resolve) =>
    app.get('/', async (request, response) => {
      request.socket.destroy();
      await once(response, 'close');
      sendEventStream(response, stream);
      resolve();
    }),
  );
  const server = await listen(app, { PORT: 0, HOST: host });
  running.push(server);
  await expect(fetch(serverUrl(server, host))).rejects.toThrow();
  await started;
  expect(stream).not.toHaveBeenCalled();
});
