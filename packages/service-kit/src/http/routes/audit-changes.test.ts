import { z } from 'zod';
import { defineCall } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import { eventually, recordLog, signToken, testService } from '../../testing/test-service.js';
import { withNoopConsumers } from '../../testing/with-noop-consumers.js';
import { route } from './route.js';

const response = z.object({ booking: z.object({ _id: z.string() }) });
const input = z.object({ room: z.string(), name: z.string().optional() });
const book = defineCall({ method: 'POST', path: '/api/book', access: 'guest', input, response });
const list = defineCall({ method: 'GET', path: '/api/own', access: 'guest', input: z.object({}), response });
const move = defineCall({
  method: 'POST',
  path: '/api/bookings/:id/move',
  access: 'guest',
  input: z.object({ id: z.string() }),
  response,
});

const hide = defineCall({
  method: 'POST',
  path: '/api/rooms/hide',
  access: 'guest',
  input: z.object({
    hotel: z.string().optional(),
    rooms: z.array(z.union([z.string(), z.object({ id: z.string(), version: z.number() })])),
  }),
  response: z.object({}),
});

const close = defineCall({
  method: 'POST',
  path: '/api/hotels/:id/close',
  access: 'manager',
  input: z.object({ id: z.string() }),
  response: z.object({}),
});
const closeHotel = jest.fn(() => Promise.resolve({}));
const caller = new AbortController();

const { log, lines } = recordLog();
let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  const compose = () => ({
    routes: [
      route(book, () => Promise.resolve({ booking: { _id: 'b1' } })),
      route(list, () => Promise.resolve({ booking: { _id: 'b1' } })),
      route(hide, () => Promise.resolve({})),
      route(close, closeHotel),
      route(move, () => Promise.reject(new DomainError('booking-not-found'))),
    ],
    consumers: withNoopConsumers('payment'),
    // The caller leaves meanwhile.
    findRoles: async () => {
      caller.abort();
      await requestIsLogged();
      return ['manager' as const];
    },
  });
  service = await testService('payment', compose, { log });
});
beforeEach(() => void lines.splice(0));
afterAll(() => service.stop());

const auditLines = () =>
  lines.map((line) => JSON.parse(line) as { audit?: object }).flatMap(({ audit }) => (audit ? [audit] : []));

const requestIsLogged = () => eventually(() => Promise.resolve(expect(lines.join()).toContain('"msg":"request"')));

/** The lines that were written until the request itself was logged. */
async function audited(path: string, body?: object): Promise<object[]> {
  await fetch(service.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${signToken('ann')}` },
    body: body && JSON.stringify(body),
  });
  await requestIsLogged();
  return auditLines();
}

test('a change is logged with its user, what it was made on, and what it made; nothing else of its input', async () => {
  expect(await audited('/api/book', { room: 'r1', name: 'Asha Menon' })).toEqual([
    { user: 'ann', action: 'POST /api/book', room: 'r1', bookingId: 'b1', status: 200 },
  ]);
  expect(lines.join()).not.toContain('Asha');
});

test('a refused change is logged with its status', async () => {
  expect(await audited('/api/bookings/b7/move', { id: 'other' })).toEqual([
    { user: 'ann', action: 'POST /api/bookings/:id/move', id: 'b7', status: 404 },
  ]);
  lines.splice(0);
  expect(await audited('/api/book', { room: { $ne: '' } })).toEqual([
    { user: 'ann', action: 'POST /api/book', status: 400 },
  ]);
});

test('a change of a caller who left before it was made is logged as well', async () => {
  const init = { headers: { authorization: `Bearer ${signToken('ann')}` }, signal: caller.signal };
  await expect(fetch(`${service.url}/api/hotels/h1/close`, { method: 'POST', ...init })).rejects.toThrow('aborted');
  await eventually(() => Promise.resolve(expect(closeHotel).toHaveBeenCalledTimes(1)));
  expect(auditLines()).toEqual([{ user: 'ann', action: 'POST /api/hotels/:id/close', id: 'h1', status: 499 }]);
});

test('a change of several rooms is logged with each of them', async () => {
  const line = { user: 'ann', action: 'POST /api/rooms/hide' };
  expect(await audited('/api/rooms/hide', { rooms: ['r1', 'x'.repeat(70)] })).toEqual([
    { ...line, rooms: ['r1', 'x'.repeat(64)], status: 200 },
  ]);
  lines.splice(0);
  expect(
    await audited('/api/rooms/hide', {
      rooms: [
        { id: 'r1', version: 2 },
        { id: 'r2', version: 1 },
      ],
    }),
  ).toEqual([{ ...line, rooms: ['r1', 'r2'], status: 200 }]);
  lines.splice(0);
  expect(await audited('/api/rooms/hide', { rooms: [7, null, { id: {} }] })).toEqual([
    { ...line, rooms: [], status: 400 },
  ]);
});

test('a change of one of several hotels is logged with that one', async () => {
  expect(await audited('/api/rooms/hide', { hotel: 'h2', rooms: ['r1'] })).toEqual([
    { user: 'ann', action: 'POST /api/rooms/hide', hotel: 'h2', rooms: ['r1'], status: 200 },
  ]);
});

test('a change of several bookings is logged with each of them, also where it is refused', async () => {
  const bookings = ['b1', 'b2'].map((bookingId) => ({ charge: 120, bookingId }));
  expect(await audited('/api/rooms/hide', { bookings })).toEqual([
    { user: 'ann', action: 'POST /api/rooms/hide', bookings: ['b1', 'b2'], status: 400 },
  ]);
});

test('what only reads is not logged', async () => expect(await audited('/api/own')).toEqual([]));
