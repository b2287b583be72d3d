import {
  calls,
  type CallInput,
  events,
  type Hotel,
  type HotelProfile,
  type OwnRoom,
  type Room,
} from '@wayhouse/contracts';
import { errorMessages } from '@wayhouse/messages/errors';
import { aPhoto } from '../testing/a-photo.js';
import { hotelDetails, startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeAll(async () => {
  catalog = await startTestCatalog({}, undefined, { EXCHANGE_RATES: { INR: 80, EUR: 0.9 } });
});
afterAll(() => catalog.stop());

const inRupees: CallInput<typeof calls.registerHotel> = { ...hotelDetails, currency: 'INR' };
const ownHotel = async (as: string) =>
  ((await catalog.call(calls.listOwnHotels, {}, { as })).body.hotels as HotelProfile[])[0]!;
const register = async (as: string, details: Partial<typeof inRupees> = {}) => {
  await catalog.call(calls.registerHotel, { ...hotelDetails, ...details }, { as });
  return ownHotel(as);
};
const change = (as: string, { _id: id, version }: Pick<HotelProfile, '_id' | 'version'>, fields = {}) =>
  catalog.call(calls.changeHotel, { ...hotelDetails, ...fields, id, version }, { as });
const addRoom = async (as: string, pricePerNight = '12000') =>
  catalog.addRoom(as, { roomType: 'Double Bed', pricePerNight, amenities: '[]' }, [await aPhoto()]);
const refusal = ({ status, body }: Awaited<ReturnType<typeof change>>) => ({
  ...{ status, code: body.code, field: body.field, message: body.message },
});
const isFixed = {
  ...{ status: 422, code: 'rule-broken', field: 'currency' },
  message: errorMessages['currency-fixed'],
};

test('a hotel that chooses none has the currency of the site, and nothing of it is published', async () => {
  const hotel = await register('asha');
  const room = (await addRoom('asha', '150')).body.room as OwnRoom;
  expect([hotel.currency, room.currency]).toEqual(['USD', 'USD']);
  const stored = await catalog.db.collection('rooms').findOne({ _id: room._id as never });
  expect(stored).toMatchObject({ nightMinor: 150_00 });
  expect(stored).not.toHaveProperty('rate');
  const listed = (await catalog.publishedEvents(events.roomListed)).find(({ roomId }) => roomId === room._id);
  expect(listed).not.toHaveProperty('currency');
});

test('one that is registered in the currency of its city has its rooms in it, wherever they are shown', async () => {
  const hotel = await register('bela', inRupees);
  const room = (await addRoom('bela')).body.room as OwnRoom;
  expect([hotel.currency, room.currency, room.pricePerNight]).toEqual(['INR', 'INR', 12_000]);
  const { body } = await catalog.call(calls.showRoom, { id: room._id });
  expect(body.room as Room).toMatchObject({ currency: 'INR', pricePerNight: 12_000 });
  const page = (await catalog.call(calls.showHotel, { hotel: hotel.slug })).body.hotel as Hotel;
  expect(page).toMatchObject({ currency: 'INR', pricePerNight: 12_000 });
  const listed = (await catalog.publishedEvents(events.roomListed)).find(({ roomId }) => roomId === room._id);
  expect(listed).toMatchObject({ currency: 'INR', nightMinor: 12_000_00 });
});

test('no night costs less than a card can be charged in its currency', async () => {
  await register('carl', inRupees);
  expect(refusal(await addRoom('carl', '0.49'))).toMatchObject({ message: 'A night must cost at least ₹0.50.' });
  const room = (await addRoom('carl', '0.50')).body.room as OwnRoom;
  const rates = [{ name: 'Season', from: '2027-03-01', to: '2027-03-02', pricePerNight: 0.4 }];
  const { body } = await catalog.call(calls.changeRates, { id: room._id, version: 1, rates }, { as: 'carl' });
  expect(body.message).toBe('A night must cost at least ₹0.50.');
});

test('the currency can be changed and changed back as long as there are no rooms, which the list of changes has', async () => {
  const hotel = await register('dina');
  expect((await change('dina', hotel, { currency: 'INR' })).body.hotel).toMatchObject({ currency: 'INR', version: 2 });
  expect((await change('dina', { ...hotel, version: 2 })).body.hotel).toMatchObject({ currency: 'INR' });
  const { body } = await change('dina', { ...hotel, version: 3 }, { currency: 'USD' });
  expect(body.hotel).toMatchObject({ currency: 'USD' });
  const changes = await catalog.call(calls.listRecordedChanges, { id: hotel._id }, { as: 'dina' });
  expect(JSON.stringify(changes.body)).toContain('{"what":"currency","from":"INR","to":"USD"}');
  await addRoom('dina', '100');
  expect(refusal(await change('dina', { ...hotel, version: 4 }, { currency: 'INR' }))).toEqual(isFixed);
  expect((await change('dina', { ...hotel, version: 4 }, { currency: 'USD' })).status).toBe(200);
});

test('it stays where taxes, fees or rate plans have amounts', async () => {
  const hotel = await register('emma');
  const tax = { name: 'City tax', kind: 'tax' as const, basis: 'night' as const, value: 3, isIncluded: false };
  await catalog.call(calls.changeTaxes, { id: hotel._id, version: 1, taxes: [tax] }, { as: 'emma' });
  expect(refusal(await change('emma', { ...hotel, version: 2 }, { currency: 'INR' }))).toEqual(isFixed);
  const percent = { ...tax, basis: 'percent' as const };
  await catalog.call(calls.changeTaxes, { id: hotel._id, version: 2, taxes: [percent] }, { as: 'emma' });
  const changed = await change('emma', { ...hotel, version: 3 }, { currency: 'INR' });
  expect(changed.body.hotel).toMatchObject({ currency: 'INR' });
  const taxed = await catalog.call(calls.changeTaxes, { id: hotel._id, version: 4, taxes: [] }, { as: 'emma' });
  expect(taxed.body.hotel).toMatchObject({ currency: 'INR' });
});

test.each([
  ['the currency of another place', { city: 'Goa', currency: 'EUR' as const }],
  ['one without a rate', { city: 'London', currency: 'GBP' as const }],
])('refuses %s, when a hotel is registered and when it is changed', async (_what, fields) => {
  const as = `owner-of-${fields.currency}`;
  const possible = fields.city === 'Goa' ? 'INR and USD' : 'USD';
  const refused = {
    ...{ status: 422, code: 'rule-broken', field: 'currency' },
    message: `A hotel in ${fields.city} can have its prices in ${possible}.`,
  };
  expect(refusal(await catalog.call(calls.registerHotel, { ...hotelDetails, ...fields }, { as }))).toEqual(refused);
  const hotel = await register(as, { city: fields.city });
  expect(refusal(await change(as, hotel, fields))).toEqual(refused);
  expect((await ownHotel(as)).currency).toBe('USD');
});

test('a hotel that moves keeps its currency', async () => {
  const hotel = await register('fay', inRupees);
  await addRoom('fay');
  const { body } = await change('fay', hotel, { city: 'Paris', currency: 'INR' });
  expect(body.hotel).toMatchObject({ city: 'Paris', currency: 'INR' });
});
