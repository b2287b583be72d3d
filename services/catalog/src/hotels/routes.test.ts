import { calls, events, messages } from '@wayhouse/contracts';
import { hotelDetails, testCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof testCatalog>>;
beforeAll(async () => void (catalog = await testCatalog()));
afterAll(() => catalog.stop());

test('registering a hotel makes its guest an owner and tells the others', async () => {
  const { status, body } = await catalog.registerHotel('asha', { name: 'Palm House' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, message: messages.hotelRegistered, hotel: { name: 'Palm House' } });
  expect((await catalog.call(calls.showUser, {}, { as: 'asha' })).body.role).toBe('hotelOwner');
  const told = await catalog.told(events.hotelRegistered);
  const facts = { ...hotelDetails, name: 'Palm House', ownerId: 'asha', version: 1 };
  expect(told).toEqual([{ ...facts, hotelId: (body.hotel as { _id: string })._id }]);
});

test('60 simultaneous registrations of one owner make one hotel', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => catalog.registerHotel('hasty')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['already-registered']));
  const told = await catalog.told(events.hotelRegistered);
  expect(told.filter(({ ownerId }) => ownerId === 'hasty')).toHaveLength(1);
});

test('a second hotel is refused in words', async () => {
  await catalog.registerHotel('bela');
  const { status, body } = await catalog.registerHotel('bela', { city: 'Delhi' });
  expect({ status, message: body.message }).toEqual({ status: 409, message: messages.hotelExists });
});

test('the city must be one of the list', async () => {
  const { status, body } = await catalog.registerHotel('carl', { city: 'Atlantis' });
  expect({ status, field: body.field }).toEqual({ status: 400, field: 'city' });
});

test('a visitor cannot register a hotel', async () => {
  expect((await catalog.call(calls.registerHotel, hotelDetails)).status).toBe(401);
});
