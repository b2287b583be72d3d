import { calls, events } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { hotelDetails, startTestCatalog } from '../testing/test-catalog.js';

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
