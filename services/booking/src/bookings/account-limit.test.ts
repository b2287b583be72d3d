import { calls } from '@wayhouse/contracts';
import { requestErrorMessages } from '@wayhouse/messages/request-errors';
import { signToken } from '@wayhouse/service-kit/testing';
import { inDays, startTestBooking, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
beforeAll(async () => {
  const limits = { MAX_BOOKINGS_PER_ACCOUNT_AND_MINUTE: 2 };
  service = await startTestBooking(undefined, undefined, undefined, undefined, limits);
});
afterAll(() => service.stop());

test('an account books so many times a minute, and what is refused for another reason does not count', async () => {
  const book = async (as: string, from: number) => {
    const { path, method } = calls.bookRoom;
    const headers = { authorization: `Bearer ${signToken(as)}`, 'content-type': 'application/json' };
    const stay = { room: 'r1', checkInDate: inDays(from), checkOutDate: inDays(from + 1) };
    const body = JSON.stringify({ ...stay, guests: 1, PaymentMethod: 'Pay at Hotel' });
    return fetch(service.url + path, { method, headers, body });
  };
  const statuses = [];
  for (const from of [1, 1, 2, 3]) statuses.push((await book('asha', from)).status);
  expect(statuses).toEqual([200, 409, 200, 429]);
  const refused = await book('asha', 3);
  expect(await refused.json()).toMatchObject({
    code: 'too-many-requests',
    message: requestErrorMessages['too-many-requests'],
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await (await fetch(`${service.url}/metrics`)).text()).toMatch(
    /^http_requests_refused_total{limit="calls of an account".*} 2$/m,
  );
  expect((await book('ben', 3)).status).toBe(200);
});

test('rooms that are booked together count together: an account books no more of them in a minute', async () => {
  const order = (from: number) => ({
    ...{ key: `form-${from}`, checkInDate: inDays(from), checkOutDate: inDays(from + 1) },
    rooms: [{ room: 'r1', guests: 1 }],
    PaymentMethod: 'Pay at Hotel' as const,
  });
  const book = async (from: number) => {
    const { path, method } = calls.bookTogether;
    const headers = { authorization: `Bearer ${signToken('cleo')}`, 'content-type': 'application/json' };
    return (await fetch(service.url + path, { method, headers, body: JSON.stringify(order(from)) })).status;
  };
  expect([await book(20), await book(21)]).toEqual([200, 429]);
});
