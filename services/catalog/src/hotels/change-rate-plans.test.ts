import { type CallInput, calls, events, type HotelProfile, type OwnRoom, type Room } from '@wayhouse/contracts';
import { limits, nonRefundable } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { aPhoto } from '../testing/a-photo.js';
import { hotelDetails, startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeAll(async () => void (catalog = await startTestCatalog()));
afterAll(() => catalog.stop());

type Terms = Pick<CallInput<typeof calls.changeRatePlans>, 'cancellationPolicy' | 'plans'>;
type Seen = Pick<HotelProfile, '_id' | 'version'>;

const policy = { freeUntilHours: 168, lateChargeNights: 2 };
const saver = { id: 'saver', name: 'Non-refundable', percentOff: 10, cancellationPolicy: nonRefundable };
const breakfast = { id: 'breakfast', name: 'With breakfast', surcharge: 12.5, roomTypes: ['Double Bed' as const] };
const breakfastAsShown = { id: 'breakfast', name: 'With breakfast', percentOff: 0, surcharge: 12.5 };
const terms: Terms = { cancellationPolicy: policy, plans: [saver, breakfast] };

async function register(as: string) {
  await catalog.registerHotel(as, { city: 'Goa' });
  return ownHotel(as);
}
const ownHotel = async (as: string) =>
  ((await catalog.call(calls.listOwnHotels, {}, { as })).body.hotels as HotelProfile[])[0]!;
const change = (as: string, { _id: id, version }: Seen, over: Partial<Terms> = {}) =>
  catalog.call(calls.changeRatePlans, { id, version, ...terms, ...over }, { as });
const addRoom = async (as: string, roomType: OwnRoom['roomType']) => {
  const form = { roomType, pricePerNight: '100', amenities: '[]' };
  return ((await catalog.addRoom(as, form, [await aPhoto()])).body.room as OwnRoom)._id;
};
const showRoom = async (id: string) => (await catalog.call(calls.showRoom, { id })).body.room as Room;

test('a hotel’s terms are shown with it, each plan with the rooms that it is for, and published', async () => {
  const hotel = await register('asha');
  expect(hotel).not.toHaveProperty('plans');
  expect(hotel).not.toHaveProperty('cancellationPolicy');
  const double = await addRoom('asha', 'Double Bed');
  const single = await addRoom('asha', 'Single Bed');
  const { status, body } = await change('asha', hotel);
  expect([status, body.message]).toEqual([200, confirmations.ratePlansChanged]);
  const plans = [saver, { ...breakfastAsShown, roomTypes: ['Double Bed'] }];
  expect(body.hotel).toEqual({ ...hotel, version: 2, cancellationPolicy: policy, plans });
  expect(await ownHotel('asha')).toEqual(body.hotel);
  const shown = await showRoom(double);
  expect([shown.cancellationPolicy, shown.plans]).toEqual([policy, [saver, breakfastAsShown]]);
  expect((await showRoom(single)).plans).toEqual([saver]);
  const changed = (await catalog.publishedEvents(events.roomChanged)).filter(({ ownerId }) => ownerId === 'asha');
  const published = Object.fromEntries(changed.map(({ roomId, ...facts }) => [roomId, facts]));
  expect(published[single]).toMatchObject({ cancellationPolicy: policy, plans: [saver] });
  expect(published[double]?.plans).toEqual([
    saver,
    { id: 'breakfast', name: 'With breakfast', percentOff: 0, surchargeMinor: 12_50 },
  ]);
});

test('lists of rooms do without them', async () => {
  const hotel = await register('hana');
  await addRoom('hana', 'Double Bed');
  await change('hana', hotel);
  const [listed] = (await catalog.call(calls.listRooms, { hotel: hotel._id })).body.rooms as Room[];
  expect(listed).not.toHaveProperty('plans');
  expect(listed).not.toHaveProperty('cancellationPolicy');
});

test('they stay when profile, taxes and offers change, are with a room that is added, and the plans can end', async () => {
  const hotel = await register('bela');
  await change('bela', hotel);
  const profile = { ...hotelDetails, name: 'Palm House', id: hotel._id, version: 2 };
  const renamed = (await catalog.call(calls.changeHotel, profile, { as: 'bela' })).body.hotel as HotelProfile;
  expect(renamed).toMatchObject({ cancellationPolicy: policy, plans: [{ id: 'saver' }, { id: 'breakfast' }] });
  await catalog.call(calls.changeTaxes, { id: hotel._id, version: 3, taxes: [] }, { as: 'bela' });
  await catalog.call(calls.changeOffers, { id: hotel._id, version: 4, offers: ['summer'] }, { as: 'bela' });
  const room = await addRoom('bela', 'Single Bed');
  expect(await showRoom(room)).toMatchObject({ cancellationPolicy: policy, plans: [saver] });
  const listed = (await catalog.publishedEvents(events.roomListed)).find(({ roomId }) => roomId === room);
  expect(listed).toMatchObject({ cancellationPolicy: policy, plans: [saver] });
  await change('bela', { ...hotel, version: 5 }, { plans: [] });
  expect(await ownHotel('bela')).not.toHaveProperty('plans');
  expect(await showRoom(room)).not.toHaveProperty('plans');
  expect(await showRoom(room)).toMatchObject({ cancellationPolicy: policy });
});

test('without terms of its own a hotel has those of the house again', async () => {
  const hotel = await register('ivy');
  await change('ivy', hotel);
  await change('ivy', { ...hotel, version: 2 }, { cancellationPolicy: undefined });
  expect(await ownHotel('ivy')).not.toHaveProperty('cancellationPolicy');
});

test('a plan for other types of room changes nothing of a room', async () => {
  const hotel = await register('jon');
  const single = await addRoom('jon', 'Single Bed');
  const versionOf = async () =>
    ((await catalog.call(calls.listOwnRooms, {}, { as: 'jon' })).body.rooms as OwnRoom[]).find(
      ({ _id }) => _id === single,
    )?.version;
  const before = await versionOf();
  await change('jon', hotel, { cancellationPolicy: undefined, plans: [breakfast] });
  expect(await versionOf()).toBe(before);
  await change('jon', { ...hotel, version: 2 }, { cancellationPolicy: undefined, plans: [breakfast, saver] });
  expect(await versionOf()).toBe(before! + 1);
});

test('nobody changes those of another owner, or those of a version that is no longer', async () => {
  const hotel = await register('fay');
  await register('gita');
  expect(await change('gita', hotel)).toMatchObject({ status: 404, body: { field: 'id' } });
  expect(await change('nobody', hotel)).toMatchObject({ status: 403 });
  await change('fay', hotel);
  expect(await change('fay', hotel, { plans: [] })).toMatchObject({ status: 409, body: { code: 'edit-conflict' } });
  expect(await ownHotel('fay')).toMatchObject({ version: 2, plans: [{ id: 'saver' }, { id: 'breakfast' }] });
});

test.each<[string, Partial<Terms>, string]>([
  ['two of one name', { plans: [saver, { ...saver, id: 'other', name: 'NON-REFUNDABLE' }] }, 'plans'],
  ['two of one id', { plans: [saver, { ...saver, name: 'Other' }] }, 'plans'],
  ['one without a name', { plans: [{ ...saver, name: ' ' }] }, 'plans'],
  ['one that takes too much off', { plans: [{ ...saver, percentOff: limits.planPercentOff + 1 }] }, 'plans'],
  ['one that takes off a part of a percent', { plans: [{ ...saver, percentOff: 9.5 }] }, 'plans'],
  ['a surcharge below nothing', { plans: [{ ...breakfast, surcharge: -1 }] }, 'plans'],
  [
    'too many',
    { plans: Array.from({ length: limits.plans + 1 }, (_, at) => ({ ...saver, id: `p${at}`, name: `P ${at}` })) },
    'plans',
  ],
  [
    'a policy of parts of hours',
    { cancellationPolicy: { freeUntilHours: 1.5, lateChargeNights: 1 } },
    'cancellationPolicy',
  ],
  [
    'a policy that charges no night',
    { cancellationPolicy: { freeUntilHours: 48, lateChargeNights: 0 } },
    'cancellationPolicy',
  ],
])('refuses %s, and changes nothing', async (what, over, field) => {
  const as = `owner of ${what}`.replaceAll(' ', '-');
  const hotel = await register(as);
  expect(await change(as, hotel, over)).toMatchObject({
    status: expect.any(Number) as number,
    body: { success: false, field },
  });
  expect(await ownHotel(as)).toEqual(hotel);
});
