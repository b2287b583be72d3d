import {
  type CallInput,
  calls,
  events,
  type FoundHotel,
  type HotelProfile,
  type OwnRoom,
  type Room,
} from '@wayhouse/contracts';
import type { Tax } from '@wayhouse/contracts/taxes';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { inputMessages } from '@wayhouse/messages/input-messages';
import { aPhoto } from '../testing/a-photo.js';
import { hotelDetails, startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeAll(async () => void (catalog = await startTestCatalog({ now: () => new Date('2027-01-05T06:30:00Z') })));
afterAll(() => catalog.stop());

const vat: Tax = { name: 'VAT', kind: 'tax', basis: 'percent', value: 7, isIncluded: true };
const cityTax: Tax = { name: 'City tax', kind: 'tax', basis: 'person-night', value: 2.5, isIncluded: false };
const cleaning: Tax = { name: 'Cleaning', kind: 'fee', basis: 'stay', value: 30, isIncluded: false };
const rules = [
  { name: 'VAT', kind: 'tax', basis: 'percent', hundredths: 7_00, isIncluded: true },
  { name: 'City tax', kind: 'tax', basis: 'person-night', hundredths: 2_50, isIncluded: false },
];

const ownHotel = async (as: string) =>
  ((await catalog.call(calls.listOwnHotels, {}, { as })).body.hotels as HotelProfile[])[0]!;
async function register(as: string, city = 'Goa') {
  await catalog.registerHotel(as, { city });
  return ownHotel(as);
}
type Seen = Pick<HotelProfile, '_id' | 'version'>;
const change = (as: string, { _id: id, version }: Seen, taxes: Tax[]) =>
  catalog.call(calls.changeTaxes, { id, version, taxes }, { as });
const addRoom = async (as: string) => {
  const form = { roomType: 'Double Bed', pricePerNight: '100', amenities: '[]' };
  return (await catalog.addRoom(as, form, [await aPhoto()])).body.room as OwnRoom;
};
const showRoom = async (id: string) => (await catalog.call(calls.showRoom, { id })).body.room as Room;
const changesOf = async (ownerId: string) =>
  (await catalog.publishedEvents(events.roomChanged)).filter((data) => data.ownerId === ownerId);
const stay = { checkIn: '2027-02-01', checkOut: '2027-02-04' };

test('taxes and fees are shown with the hotel and its rooms in the order in which they were entered, and published', async () => {
  const hotel = await register('asha');
  expect(hotel).not.toHaveProperty('taxes');
  const { _id: id } = await addRoom('asha');
  expect(await showRoom(id)).not.toHaveProperty('taxes');
  const { status, body } = await change('asha', hotel, [vat, cityTax]);
  expect([status, body.message]).toEqual([200, confirmations.taxesChanged]);
  expect(body.hotel).toEqual({ ...hotel, version: 2, taxes: [vat, cityTax] });
  expect(await ownHotel('asha')).toEqual(body.hotel);
  expect(await showRoom(id)).toMatchObject({ taxes: [vat, cityTax] });
  expect(await changesOf('asha')).toMatchObject([{ roomId: id, version: 2, taxes: rules }]);
});

test('a room that is added afterwards has them too', async () => {
  await change('bela', await register('bela'), [cityTax]);
  const { _id: id } = await addRoom('bela');
  expect(await showRoom(id)).toMatchObject({ taxes: [cityTax] });
  const listed = (await catalog.publishedEvents(events.roomListed)).find(({ roomId }) => roomId === id);
  expect(listed).toMatchObject({ taxes: rules.slice(1) });
});

test('they stay when the profile and a room’s rates are changed, and are gone where the list is empty', async () => {
  const hotel = await register('carl');
  const { _id: id } = await addRoom('carl');
  await change('carl', hotel, [vat]);
  const profile = { ...hotelDetails, name: 'Palm House', id: hotel._id, version: 2 };
  expect((await catalog.call(calls.changeHotel, profile, { as: 'carl' })).body.hotel).toMatchObject({ taxes: [vat] });
  const rates = [{ name: 'Weekends', weekdays: ['fri' as const], pricePerNight: 150 }];
  expect((await catalog.call(calls.changeRates, { id, version: 3, rates }, { as: 'carl' })).status).toBe(200);
  expect(await showRoom(id)).toMatchObject({ taxes: [vat], hotel: { name: 'Palm House' } });
  await change('carl', { ...hotel, version: 3 }, []);
  expect(await ownHotel('carl')).not.toHaveProperty('taxes');
  expect(await showRoom(id)).not.toHaveProperty('taxes');
  expect((await changesOf('carl')).at(-1)).not.toHaveProperty('taxes');
});

test('the same taxes again publish no room', async () => {
  const hotel = await register('dina');
  await addRoom('dina');
  await change('dina', hotel, [vat]);
  await change('dina', { ...hotel, version: 2 }, [vat]);
  expect(await changesOf('dina')).toHaveLength(1);
});

test('of two changes of the same version one is refused, and changes nothing', async () => {
  const hotel = await register('emil');
  const { _id: id } = await addRoom('emil');
  const responses = await Promise.all([change('emil', hotel, [vat]), change('emil', hotel, [cityTax])]);
  const [refused, other] = responses.sort((one, another) => another.status - one.status);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'edit-conflict', message: errorMessages['hotel-edit-conflict'] },
  });
  const kept = (other!.body.hotel as HotelProfile).taxes;
  expect((await showRoom(id)).taxes).toEqual(kept);
  expect(await changesOf('emil')).toHaveLength(1);
});

test('nobody changes those of another owner', async () => {
  const hotel = await register('fay');
  await register('gita');
  expect(await change('gita', hotel, [vat])).toMatchObject({ status: 404, body: { code: 'not-found', field: 'id' } });
  expect(await change('nobody', hotel, [vat])).toMatchObject({ status: 403 });
  expect(await ownHotel('fay')).toEqual(hotel);
});

test.each<[Partial<Record<keyof Tax, unknown>>, number?]>([
  [{ name: ' ' }],
  [{ name: 'x'.repeat(61) }],
  [{ kind: 'toll' }],
  [{ basis: 'guest' }],
  [{ value: 0 }],
  [{ value: -1 }],
  [{ value: 2.505 }],
  [{ value: 10_000.01 }],
  [{ value: 'much' }],
  [{ isIncluded: 'yes' }],
  [{ basis: 'percent', value: 100.01 }, 422],
])('refuses %j, and changes nothing', async (over, status = 400) => {
  await catalog.registerHotel('hari');
  const hotel = await ownHotel('hari');
  const refused = await change('hari', hotel, [vat, { ...cityTax, ...over } as Tax]);
  expect([refused.status, refused.body.field]).toEqual([status, 'taxes']);
  if (status === 422) expect(refused.body.message).toBe(inputMessages['percent-too-high']);
  expect(await ownHotel('hari')).toEqual(hotel);
});

test('a hotel has ten of them at most', async () => {
  const hotel = await register('ina');
  const some = (count: number) => Array.from({ length: count }, () => cityTax);
  expect(await change('ina', hotel, some(11))).toMatchObject({ status: 400, body: { field: 'taxes' } });
  expect((await change('ina', hotel, some(10))).status).toBe(200);
});

test('a search with dates has what the stay costs with them, for the guests of the search', async () => {
  const hotel = await register('jana', 'Kochi');
  const { _id } = await addRoom('jana');
  await change('jana', hotel, [vat, cityTax, cleaning]);
  const rooms = async (query: CallInput<typeof calls.listRooms>) =>
    ((await catalog.call(calls.listRooms, { hotel: hotel._id, ...query })).body.rooms as Room[])[0];
  expect(await rooms({})).not.toHaveProperty('totalPrice');
  expect(await rooms({ ...stay, guests: 2 })).toMatchObject({ _id, totalPrice: 345, addedTaxes: 45 });
  expect(await rooms(stay)).toMatchObject({ totalPrice: 337.5, addedTaxes: 37.5 });
  const hotels = await catalog.call(calls.listHotels, { destination: 'Kochi', ...stay, guests: 2 });
  expect(hotels.body.hotels as FoundHotel[]).toMatchObject([{ totalPrice: 345, addedTaxes: 45, pricePerNight: 100 }]);
});

test('what is included changes no price of a search', async () => {
  const hotel = await register('karl', 'Udaipur');
  await addRoom('karl');
  await change('karl', hotel, [vat, { ...cleaning, isIncluded: true }]);
  const { body } = await catalog.call(calls.listRooms, { hotel: hotel._id, ...stay });
  expect((body.rooms as Room[])[0]).not.toHaveProperty('totalPrice');
});
