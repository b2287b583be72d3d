import { calls, events } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { readResponse, signToken, testService } from '@wayhouse/service-kit/testing';
import { composeCatalog } from '../compose.js';
import { catalogConfig, hotelDetails, startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeAll(async () => void (catalog = await startTestCatalog()));
afterAll(() => catalog.stop());

test('registering a hotel makes the user an owner and publishes the hotel', async () => {
  const { status, body } = await catalog.registerHotel('asha', { name: 'Palm House' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, message: confirmations.hotelRegistered, hotel: { name: 'Palm House' } });
  expect((await catalog.call(calls.showUser, {}, { as: 'asha' })).body.role).toBe('hotelOwner');
  const published = await catalog.publishedEvents(events.hotelRegistered);
  const details = { ...hotelDetails, name: 'Palm House', ownerId: 'asha', version: 1 };
  expect(published).toEqual([{ ...details, hotelId: (body.hotel as { _id: string })._id }]);
});

test('an owner sees their own hotel, and a guest none', async () => {
  const { body } = await catalog.registerHotel('dina', { name: 'Dune House' });
  const show = (as: string) => catalog.call(calls.showOwnHotel, {}, { as });
  expect((await show('dina')).body).toMatchObject({ hotel: body.hotel });
  expect((await show('somebody')).status).toBe(403);
});

test('60 simultaneous registrations of one owner create one hotel', async () => {
  const responses = await Promise.all(Array.from({ length: 60 }, () => catalog.registerHotel('hasty')));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = responses.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['already-registered']));
  const published = await catalog.publishedEvents(events.hotelRegistered);
  expect(published.filter(({ ownerId }) => ownerId === 'hasty')).toHaveLength(1);
});

test('refuses a second hotel', async () => {
  await catalog.registerHotel('bela');
  const { status, body } = await catalog.registerHotel('bela', { city: 'Delhi' });
  expect({ status, message: body.message }).toEqual({ status: 409, message: errorMessages['already-registered'] });
});

test('refuses a city that is not in the list', async () => {
  const { status, body } = await catalog.registerHotel('carl', { city: 'Atlantis' });
  expect({ status, field: body.field }).toEqual({ status: 400, field: 'city' });
});

describe('bounds of new hotels', () => {
  let now = new Date('2027-01-05T06:30:00Z');
  let bounded: Awaited<ReturnType<typeof testService>>;
  beforeAll(async () => {
    const config = {
      ...catalogConfig(catalog.storage),
      MAX_NEW_HOTELS_PER_SENDER_AND_DAY: 2,
      MAX_NEW_HOTELS_PER_HOUR: 4,
    };
    bounded = await testService('catalog', (context) => composeCatalog(context, config), { now: () => now });
  });
  afterAll(() => bounded.stop());

  /** Registers a hotel as the gateway does for a client at `from`. */
  async function registerFrom(from: string, as: string) {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      authorization: `Bearer ${signToken(as)}`,
    };
    const body = JSON.stringify(hotelDetails);
    const response = await fetch(bounded.url + calls.registerHotel.path, { method: 'POST', headers, body });
    const retryAfter = response.headers.get('retry-after');
    return { ...(await readResponse(calls.registerHotel, response)), retryAfter };
  }
  const statuses = async (...senders: [from: string, as: string][]) => {
    const found = [];
    for (const sender of senders) found.push((await registerFrom(...sender)).status);
    return found;
  };
  const refused = async () =>
    [
      ...(await (await fetch(`${bounded.url}/metrics`)).text()).matchAll(
        /^new_hotels_refused_total\{limit="(\w+)".*\} (\d)/gm,
      ),
    ].map(([, limit, many]) => `${limit} ${many}`);

  test('one network registers so many hotels a day, and all together so many an hour', async () => {
    expect(await statuses(['192.0.2.1', 'a1'], ['192.0.2.1', 'a2'], ['192.0.2.1', 'a3'])).toEqual([200, 200, 429]);
    expect(await bounded.db.collection('hotels').countDocuments()).toBe(2);
    expect(await statuses(['2001:db8::1', 'b1'], ['2001:db8:0:1::1', 'b2'], ['192.0.2.3', 'c1'])).toEqual([
      200, 200, 429,
    ]);
    expect(await registerFrom('192.0.2.4', 'd1')).toMatchObject({
      retryAfter: '1800',
      body: { code: 'too-many-requests', message: errorMessages['too-many-hotels']() },
    });
    expect(await refused()).toEqual(['sender 1', 'site 2']);
    expect((await bounded.call(calls.showUser, {}, { as: 'd1' })).body.role).toBe('user');
    now = new Date('2027-01-05T07:00:00Z');
    expect(await registerFrom('192.0.2.1', 'a3')).toMatchObject({ status: 429, retryAfter: String(17 * 3600) });
    expect(await statuses(['192.0.2.4', 'd1'])).toEqual([200]);
    now = new Date('2027-01-06T07:00:00Z');
    expect(await statuses(['192.0.2.1', 'a3'])).toEqual([200]);
  });

  test('the one hotel of an owner is counted once', async () => {
    now = new Date('2027-01-07T07:00:00Z');
    expect(await statuses(['192.0.2.9', 'e1'], ['192.0.2.9', 'e1'], ['192.0.2.9', 'e1'])).toEqual([200, 409, 409]);
    expect(await statuses(['192.0.2.9', 'e2'])).toEqual([200]);
  });
});
