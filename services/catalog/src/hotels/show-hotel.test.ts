import { type CallInput, calls, type Hotel } from '@wayhouse/contracts';
import { aPhoto } from '../testing/a-photo.js';
import { hotelDetails, startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeAll(async () => void (catalog = await startTestCatalog()));
afterAll(() => catalog.stop());

const show = (hotel: string) => catalog.call(calls.showHotel, { hotel });
const shown = async (hotel: string) => (await show(hotel)).body.hotel as Hotel;
const addRoom = async (as: string, pricePerNight: string, colour: string) => {
  const form = { roomType: 'Double Bed', pricePerNight, amenities: '[]' };
  return (await catalog.addRoom(as, form, [await aPhoto({ colour })])).body.room as { _id: string; images: string[] };
};
const extras = { description: 'By the sea.', email: 'desk@sea.test', latitude: 15.5, longitude: 73.8 };

test('anybody sees what the owner says, with the photos and the least price of its rooms, and neither phone nor email', async () => {
  const { body } = await catalog.registerHotel('asha');
  const { _id: id } = body.hotel as { _id: string };
  await catalog.call(calls.changeHotel, { ...hotelDetails, ...extras, id, version: 1 }, { as: 'asha' });
  const [dear, cheap] = [await addRoom('asha', '200', '#246'), await addRoom('asha', '90.5', '#642')];
  const hotel = await shown('sea-view-goa');
  const { contact, ...place } = hotelDetails;
  const { email, ...described } = extras;
  expect(hotel).toEqual({
    ...{ ...place, ...described, _id: id, slug: 'sea-view-goa', amenities: [], languages: [], rooms: 2 },
    ...{ owner: expect.objectContaining({ name: expect.any(String) }) as object, pricePerNight: 90.5, currency: 'USD' },
    images: [...cheap.images, ...dear.images],
  });
  for (const hidden of [contact, email]) expect(JSON.stringify(hotel)).not.toContain(hidden);
  await catalog.call(calls.toggleAvailability, { roomId: cheap._id, isAvailable: false }, { as: 'asha' });
  expect(await shown('sea-view-goa')).toMatchObject({ rooms: 1, pricePerNight: 200, images: dear.images });
  expect(await shown(id)).toMatchObject({ slug: 'sea-view-goa' });
});

test('its taxes and fees, terms of cancelling and rate plans are shown with it, as with its rooms', async () => {
  const { _id: id } = (await catalog.registerHotel('dora', { name: 'Terms House' })).body.hotel as Hotel;
  const taxes: CallInput<typeof calls.changeTaxes>['taxes'] = [
    { name: 'City tax', kind: 'tax', basis: 'person-night', value: 2.5, isIncluded: false },
  ];
  await catalog.call(calls.changeTaxes, { id, version: 1, taxes }, { as: 'dora' });
  const cancellationPolicy = { freeUntilHours: 72, lateChargeNights: 2 };
  const plan = { id: 'suites', name: 'With breakfast', percentOff: 0, surcharge: 12.5 };
  const plans = [{ ...plan, roomTypes: ['Family Suite' as const] }];
  await catalog.call(calls.changeRatePlans, { id, version: 2, cancellationPolicy, plans }, { as: 'dora' });
  expect(await shown('terms-house-goa')).toMatchObject({ taxes, cancellationPolicy, plans });
});

test('its address stays when it is renamed, and its rooms and the list of hotels have it', async () => {
  const { body } = await catalog.registerHotel('bela', { name: 'Old Mill' });
  const { _id: id } = body.hotel as { _id: string };
  const room = await addRoom('bela', '100', '#111');
  await catalog.call(calls.changeHotel, { ...hotelDetails, name: 'New Mill', id, version: 1 }, { as: 'bela' });
  expect(await shown('old-mill-goa')).toMatchObject({ name: 'New Mill', slug: 'old-mill-goa' });
  const ofHotel = { hotel: { name: 'New Mill', slug: 'old-mill-goa' } };
  expect((await catalog.call(calls.showRoom, { id: room._id })).body.room).toMatchObject(ofHotel);
  const found = (await catalog.call(calls.listHotels, { destination: 'New Mill' })).body.hotels;
  expect(found).toMatchObject([ofHotel.hotel]);
});

test('a hotel without rooms has a page, and one that is unknown or closed has none', async () => {
  await catalog.registerHotel('carl', { name: 'Empty House' });
  const hotel = await shown('empty-house-goa');
  expect(hotel).toMatchObject({ rooms: 0, images: [] });
  expect(hotel).not.toHaveProperty('pricePerNight');
  expect(await show('no-such-house')).toMatchObject({ status: 404, body: { code: 'not-found', field: 'hotel' } });
  await catalog.db.collection('hotels').updateOne({ name: 'Empty House' }, { $set: { closed: 'by-operator' } });
  expect(await show('empty-house-goa')).toMatchObject({ status: 404 });
  expect(await show(hotel._id)).toMatchObject({ status: 404 });
});
