import mongoose from 'mongoose';
import { z } from 'zod';
import { defineCall, defineDocumentCall } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import { errorMessages } from '@wayhouse/messages/errors';
import { testService, signToken } from '../../testing/test-service.js';
import { withNoopConsumers } from '../../testing/with-noop-consumers.js';
import { route } from '../routes/route.js';

const response = z.object({ text: z.string() });
const input = z.object({ name: z.string().max(20), from: z.string().optional() });
const greet = defineCall({ method: 'POST', path: '/api/greet', access: 'guest', input, response });
const rule = defineCall({ method: 'POST', path: '/api/rule', access: 'manager', input, response });
const one = defineCall({
  method: 'GET',
  path: '/api/items/:id',
  access: 'anyone',
  input: z.object({ id: z.string() }),
  response,
});
const own = defineCall({ method: 'GET', path: '/api/items/own', access: 'anyone', input: z.object({}), response });
const paper = defineDocumentCall({
  method: 'GET',
  path: '/api/items/:id/paper.pdf',
  access: 'guest',
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
        if (name === 'taken') throw new DomainError('nights-booked');
        return { text: `${caller.id} greets ${name}` };
      }),
      route(rule, ({ caller }) => Promise.resolve({ text: `ruled as ${caller.needs}` })),
      route(one, ({ input: { id } }) => Promise.resolve({ text: id })),
      route(paper, ({ input: { id } }) => {
        if (id === 'none') throw new DomainError('room-not-found');
        return Promise.resolve({ name: `item-${id}.pdf`, bytes: Buffer.from('%PDF-1.7') });
      }),
      route(own, () => Promise.resolve({ text: 'the own' })),
    ],
    consumers: withNoopConsumers('payment'),
    findRoles: (id) => Promise.resolve(id === 'olga' ? ['owner'] : id === 'rita' ? ['viewer', 'reception'] : []),
  }));
});
afterAll(() => service.stop());

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${service.url}/api/greet`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${signToken('ann')}`, ...headers },
  });
const read = async (response: Response) => ({ status: response.status, ...((await response.json()) as object) });

test('adds `success` to a response', async () => {
  expect(await read(await post('{"name":"Bo"}'))).toEqual({ status: 200, success: true, text: 'ann greets Bo' });
});

test('a domain error has its status, code and field', async () => {
  const body = await read(await post('{"name":"taken"}'));
  expect(body).toMatchObject({
    status: 409,
    success: false,
    code: 'not-available',
    message: 'One of these nights is booked, so they can’t be blocked.',
    field: 'from',
  });
});

test('an unexpected error reveals no details, and has the request id', async () => {
  const body = await read(await post('{"name":"bug"}', { 'x-request-id': 'follow-me-1' }));
  expect(body).toMatchObject({ status: 500, code: 'unexpected', requestId: 'follow-me-1' });
  expect(JSON.stringify(body)).not.toContain('secret');
});

test('an unreachable database is a 503 that does not reveal its address', async () => {
  const body = await read(await post('{"name":"outage"}'));
  expect(body).toMatchObject({ status: 503, code: 'unavailable' });
  expect(JSON.stringify(body)).not.toContain('10.0.0.3');
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
  const failure = await read(await post(body, headers));
  expect(failure).toMatchObject({ status, success: false });
  expect((failure as { field?: string }).field).toBe(field);
});

test('only those with the role of a call, or a higher one, may make it', async () => {
  expect((await service.call(rule, { name: 'x' })).status).toBe(401);
  const as = (person: string) => service.call(rule, { name: 'x' }, { as: person });
  expect(await as('ann')).toMatchObject({ status: 403, body: { message: errorMessages['owners-only'] } });
  expect(await as('rita')).toMatchObject({ status: 403, body: { message: errorMessages['role-too-low'] } });
  expect(await as('olga')).toMatchObject({ status: 200, body: { text: 'ruled as manager' } });
});

test('a cookie does not sign anybody in', async () => {
  const response = await post('{"name":"Bo"}', { authorization: '', cookie: `__session=${signToken('ann')}` });
  expect(response.status).toBe(401);
});

test('a fixed path wins over a pattern, in any letter case and with a trailing slash', async () => {
  const textAt = async (path: string) => ((await (await fetch(service.url + path)).json()) as { text: string }).text;
  expect([await textAt('/api/items/own'), await textAt('/API/Items/Own/'), await textAt('/api/items/7/')]).toEqual([
    'the own',
    'the own',
    '7',
  ]);
});

test('a document is sent as a file with its name, and is not cached', async () => {
  const headers = { authorization: `Bearer ${signToken('ann')}` };
  const response = await fetch(`${service.url}/api/items/7/paper.pdf`, { headers });
  expect(await response.text()).toBe('%PDF-1.7');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename=item-7.pdf',
    'cache-control': 'no-store',
  });
});

test('a document call has the same error responses as any other', async () => {
  expect(await service.call(paper, { id: 'none' }, { as: 'ann' })).toMatchObject({
    status: 404,
    body: { success: false, code: 'not-found', message: 'We cannot find this room.', field: 'id' },
  });
  expect((await service.call(paper, { id: '7' })).status).toBe(401);
});

test('has health probes and metrics', async () => {
  expect(await (await fetch(`${service.url}/health/ready`)).json()).toEqual({
    ready: true,
    dependencies: { mongo: true },
  });
  expect(await (await fetch(`${service.url}/metrics`)).text()).toContain('http_request_seconds');
});
