import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { signToken, testKeys } from '../../testing/sign-token.js';
import { authenticate, authorizeCaller } from './authentication.js';

const stops: (() => void)[] = [];
afterAll(() => stops.forEach((stop) => stop()));

async function serve(app: RequestListener): Promise<string> {
  const server = createServer(app).listen(0, '127.0.0.1');
  stops.push(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An app whose only answer is the id of its caller, and the requests that it made to Clerk. */
async function start() {
  const askedOfClerk: string[] = [];
  const clerk = await serve((request, response) => {
    askedOfClerk.push(String(request.url));
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"errors":[]}');
  });
  process.env.CLERK_API_URL = clerk;
  const app = express();
  app.use(authenticate(testKeys.CLERK_JWT_KEY, ['https://stays.example', 'http://localhost:3100']));
  app.use(
    async (request, response) => void response.json(await authorizeCaller(request, 'guest', () => Promise.resolve([]))),
  );
  app.use(((_error, _request, response, _next) => void response.status(401).end()) as express.ErrorRequestHandler);
  return { url: await serve(app), askedOfClerk };
}

let service: Awaited<ReturnType<typeof start>>;
beforeAll(async () => (service = await start()));

const statusOf = async (token: string) =>
  (await fetch(service.url, { headers: { authorization: `Bearer ${token}` } })).status;

test.each(['https://stays.example', 'http://localhost:3100'])('a token issued to %s is accepted', async (azp) => {
  expect(await statusOf(signToken('asha', { azp }))).toBe(200);
});

test('a token issued to another site is refused', async () => {
  expect(await statusOf(signToken('asha', { azp: 'https://elsewhere.example' }))).toBe(401);
});

test.each(['ak_0123456789abcdef', 'mt_0123456789abcdef', 'oat_0123456789abcdef', 'a.b', 'eyJ.b.c.d'])(
  'Clerk is not asked about %s',
  async (token) => {
    expect(await statusOf(token)).toBe(401);
    expect(service.askedOfClerk).toEqual([]);
  },
);

// Of a site that is accepted: otherwise each of them would be refused for that alone.
const azp = 'https://stays.example';
const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
test.each([
  ['has expired', signToken('asha', { azp, exp: anHourAgo })],
  ['is of a session whose sign-in is not complete', signToken('asha', { azp, sts: 'pending' })],
  ['somebody else has signed', `${signToken('asha', { azp }).slice(0, -8)}AAAAAAAA`],
])('a token that %s is refused', async (_, token) => {
  expect(await statusOf(token)).toBe(401);
});
