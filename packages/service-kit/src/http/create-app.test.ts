import mongoose from 'mongoose';
import { z } from 'zod';
import { defineCall, defineDocumentCall, Refusal } from '@wayhouse/contracts';
import { testService, tokenOf } from '../testing/test-service.js';
import { hearingAll } from '../testing/with-noop-consumers.js';
import { route } from './route.js';

const answer = z.object({ said: z.string() });
const input = z.object({ name: z.string().max(20) });
const greet = defineCall({ method: 'POST', path: '/api/greet', who: 'guest', input, answer });
const rule = defineCall({ method: 'POST', path: '/api/rule', who: 'owner', input, answer });
const one = defineCall({
  method: 'GET',
  path: '/api/things/:id',
  who: 'anyone',
  input: z.object({ id: z.string() }),
  answer,
});
const own = defineCall({ method: 'GET', path: '/api/things/own', who: 'anyone', input: z.object({}), answer });
const paper = defineDocumentCall({
  method: 'GET',
  path: '/api/things/:id/paper.pdf',
  who: 'guest',
  input: z.object({ id: z.string() }),
  document: 'application/pdf',
});

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService('payment', () => ({
    routes: [
      route(greet, async ({ input: { name }, caller }) => {
        if (name === 'bug') throw new Error('secret inside');
        if (name === 'outage') throw new mongoose.mongo.MongoNetworkError('connection 7 to 10.0.0.3 closed');
        if (name === 'taken') throw new Refusal('not-available', 'Taken.', 'name');
        return { said: `${caller.id} greets ${name}` };
      }),
      route(rule, () => Promise.resolve({ said: 'ruled' })),
      route(one, ({ input: { id } }) => Promise.resolve({ said: id })),
      route(paper, ({ input: { id } }) => {
        if (id === 'none') throw new Refusal('not-found', 'No such thing.');
        return Promise.resolve({ name: `thing-${id}.pdf`, bytes: Buffer.from('%PDF-1.7') });
      }),
      route(own, () => Promise.resolve({ said: 'the own' })),
    ],
    consumers: hearingAll('payment'),
    isOwner: (id) => Promise.resolve(id === 'olga'),
  }));
});
afterAll(() => service.stop());

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${service.url}/api/greet`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf('ann')}`, ...headers },
  });
const read = async (response: Response) => ({ status: response.status, ...((await response.json()) as object) });

test('answers in the frame of success', async () => {
  expect(await read(await post('{"name":"Bo"}'))).toEqual({ status: 200, success: true, said: 'ann greets Bo' });
});

test('a refusal has its status, code and field', async () => {
  const answered = await read(await post('{"name":"taken"}'));
  expect(answered).toMatchObject({
    status: 409,
    success: false,
    code: 'not-available',
    message: 'Taken.',
    field: 'name',
  });
});

test('an unexpected error says nothing of its inside, and names the request', async () => {
  const answered = await read(await post('{"name":"bug"}', { 'x-request-id': 'follow-me-1' }));
  expect(answered).toMatchObject({ status: 500, code: 'unexpected', requestId: 'follow-me-1' });
  expect(JSON.stringify(answered)).not.toContain('secret');
});

test('a database that is away is 503, which says to try again and nothing of its address', async () => {
  const answered = await read(await post('{"name":"outage"}'));
  expect(answered).toMatchObject({ status: 503, code: 'unavailable' });
  expect(JSON.stringify(answered)).not.toContain('10.0.0.3');
});

test.each([
  ['malformed JSON', '{"name":', {}, 400, undefined],
  ['a list', '[1]', {}, 400, undefined],
  ['a missing field', '{}', {}, 400, 'name'],
  ['an operator as value', '{"name":{"$ne":null}}', {}, 400, 'name'],
  ['a text too long', JSON.stringify({ name: 'x'.repeat(21) }), {}, 400, 'name'],
  ['a body too large', JSON.stringify({ name: 'x'.repeat(200_000) }), {}, 413, undefined],
  ['another content type', 'name=Bo', { 'content-type': 'application/x-www-form-urlencoded' }, 415, undefined],
])('refuses %s', async (_what, body, headers, status, field) => {
  const answered = await read(await post(body, headers));
  expect(answered).toMatchObject({ status, success: false });
  expect((answered as { field?: string }).field).toBe(field);
});

test('only owners get where owners go', async () => {
  expect((await service.call(rule, { name: 'x' })).status).toBe(401);
  expect((await service.call(rule, { name: 'x' }, { as: 'ann' })).status).toBe(403);
  expect((await service.call(rule, { name: 'x' }, { as: 'olga' })).status).toBe(200);
});

test('a cookie is no sign-in', async () => {
  const response = await post('{"name":"Bo"}', { authorization: '', cookie: `__session=${tokenOf('ann')}` });
  expect(response.status).toBe(401);
});

test('a fixed path wins over a pattern, in any case and with a trailing slash', async () => {
  const said = async (path: string) => ((await (await fetch(service.url + path)).json()) as { said: string }).said;
  expect([await said('/api/things/own'), await said('/API/Things/Own/'), await said('/api/things/7/')]).toEqual([
    'the own',
    'the own',
    '7',
  ]);
});

test('a document goes out as a file under its name, and nobody on the way keeps it', async () => {
  const headers = { authorization: `Bearer ${tokenOf('ann')}` };
  const response = await fetch(`${service.url}/api/things/7/paper.pdf`, { headers });
  expect(await response.text()).toBe('%PDF-1.7');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename=thing-7.pdf',
    'cache-control': 'no-store',
  });
});

test('a document that is refused is refused like everything else', async () => {
  expect(await service.call(paper, { id: 'none' }, { as: 'ann' })).toMatchObject({
    status: 404,
    body: { success: false, code: 'not-found', message: 'No such thing.' },
  });
  expect((await service.call(paper, { id: '7' })).status).toBe(401);
});

test('tells whether it lives and is ready, and its figures', async () => {
  expect(await (await fetch(`${service.url}/health/ready`)).json()).toEqual({
    ready: true,
    needs: { mongo: true, broker: true },
  });
  expect(await (await fetch(`${service.url}/metrics`)).text()).toContain('http_request_seconds');
});
