import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Dispatcher } from 'undici';
import { forward } from './forward.js';
import { defaultTimeouts } from './idle-timeout.js';

/** An upstream of which nothing comes back, not even a connection: as a machine that has lost its power. */
const unconnected = { dispatch: () => true } as unknown as Dispatcher;
let errors: string[] = [];
let server: Server;
let url: string;

beforeAll(async () => {
  const app = express().use((request, response) => {
    const timeouts = { ...defaultTimeouts, uploadIdleMs: 50, responseMs: 50 };
    forward(unconnected, { request, response, origin: 'http://upstream', path: '/', timeouts }, (error) => {
      errors.push(error.message);
      response.status(503).end('without it');
    });
  });
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => (errors = []));
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('who waits for an upstream does not wait for its connection, either', async () => {
  const response = await fetch(url);
  expect([response.status, await response.text()]).toEqual([503, 'without it']);
  expect(errors).toEqual(['no response in time']);
});

test('a client that leaves before there is a connection is not answered', async () => {
  const leaving = new AbortController();
  const left = fetch(url, { method: 'POST', body: 'x', signal: leaving.signal });
  leaving.abort();
  await expect(left).rejects.toThrow();
  await fetch(url);
  expect(errors).toEqual(['no response in time']);
});
