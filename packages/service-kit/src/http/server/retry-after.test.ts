import type { RequestListener } from 'node:http';
import express from 'express';
import { RequestError, type RequestReason } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import { createLog } from '../../log.js';
import { errorHandler } from '../errors/error-handler.js';
import { healthProbes } from './health-probes.js';
import { closeServer, listen, serverUrl } from './listen.js';

async function answerOf(app: RequestListener, path = '/') {
  const server = await listen(app, { PORT: 0, HOST: '127.0.0.1' });
  try {
    const { status, headers } = await fetch(serverUrl(server, '127.0.0.1') + path);
    return [status, headers.get('retry-after')];
  } finally {
    await closeServer(server);
  }
}

const failing = (error: Error) =>
  express()
    .get('/', () => Promise.reject(error))
    .use(errorHandler(createLog('test', 'silent')));

test.each<[string, RequestListener, unknown[]]>([
  ['a status alone', (_, response) => void Object.assign(response, { statusCode: 503 }).end(), [503, '5']],
  ['a head', (_, response) => void response.writeHead(429, { 'cache-control': 'no-store' }).end(), [429, '60']],
  ['a head with a time', (_, response) => void response.writeHead(503, { 'Retry-After': '7' }).end(), [503, '7']],
  ['a header', (_, response) => void response.setHeader('Retry-After', 8).writeHead(429).end(), [429, '8']],
  ['another status', (_, response) => void response.writeHead(500).end(), [500, null]],
])('%s is answered with the time after which to try again, if it is for a while', async (_, app, expected) => {
  expect(await answerOf(app)).toEqual(expected);
});

test('a process that is not ready answers with it', async () => {
  expect(await answerOf(express().use(healthProbes(() => ({ mongo: false }))), '/health/ready')).toEqual([503, '5']);
});

test.each<[RequestReason, number, string]>([
  ['too-many-requests', 429, '60'],
  ['too-many-streams', 429, '30'],
  ['payment-unavailable', 503, '5'],
  ['overloaded', 503, '2'],
  ['uploads-busy', 503, '10'],
])('the error %s is answered with it', async (reason, status, seconds) => {
  expect(await answerOf(failing(new RequestError(reason)))).toEqual([status, seconds]);
});

test('a rule that ends by itself is answered with its end', async () => {
  expect(await answerOf(failing(new DomainError('too-many-hotels', { endsInSeconds: 1234 })))).toEqual([429, '1234']);
});
