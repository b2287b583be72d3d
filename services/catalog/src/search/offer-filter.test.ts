import { calls, type CallInput, type FoundHotel, type Room, type RoomFacets } from '@wayhouse/contracts';
import { addDays, type OfferId, offerIds } from '@wayhouse/domain';
import { aHotel, aRoom } from '../testing/a-room.js';
import { startTestCatalog } from '../testing/test-catalog.js';

type Query = CallInput<typeof calls.listRooms>;

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeAll(async () => {
  // Half past midnight on 7 January in Goa, and 11 in the morning of 6 January in San Francisco.
  catalog = await startTestCatalog({ now: () => new Date('2027-01-06T19:00:00Z') });
  const roomsOf = (id: string, city: string, offers: OfferId[]) =>
    (['Double Bed', 'Luxury Room'] as const).map((roomType) =>
      aRoom({ id: `${id}-${roomType[0]}`, roomType, hotel: aHotel({ id, city, offers }) }),
    );
  await catalog.storeRooms(
    ...roomsOf('goa', 'Goa', [...offerIds]),
    ...roomsOf('frisco', 'San Francisco', ['luxury']),
    ...roomsOf('none', 'Goa', []),
  );
});
afterAll(() => catalog.stop());

const arriving = (checkIn: string) => ({ checkIn, checkOut: addDays(checkIn, 2) });
async function find(query: Query) {
  const { body } = await catalog.call(calls.listRooms, query);
  const { rooms, total } = body as { rooms: Room[]; total: number };
  expect(total).toBe(rooms.length);
  return rooms;
}
const idsOf = async (query: Query) => (await find(query)).map(({ _id }) => _id).sort();
const hotelsOf = async (query: Query) =>
  ((await catalog.call(calls.listHotels, query)).body.hotels as FoundHotel[]).map(({ _id }) => _id).sort();
const countsOf = async (query: Query) => (await catalog.call(calls.countRoomFacets, query)).body as RoomFacets;

test('with dates, rooms are found by an offer that is for that arrival', async () => {
  expect(await idsOf({ offer: ['summer'], ...arriving('2027-08-31') })).toEqual(['goa-D', 'goa-L']);
  expect(await idsOf({ offer: ['summer'], ...arriving('2027-09-01') })).toEqual([]);
  expect(await hotelsOf({ offer: ['summer'], ...arriving('2027-09-01') })).toEqual([]);
  expect(await idsOf({ offer: ['summer'] })).toEqual(['goa-D', 'goa-L']);
});

test('of several offers those count that are for it', async () => {
  const offer: OfferId[] = ['summer', 'romantic'];
  expect(await idsOf({ offer, ...arriving('2027-08-31') })).toEqual(['goa-D', 'goa-L']);
  expect(await idsOf({ offer, ...arriving('2027-09-20') })).toEqual(['goa-D']);
  expect(await idsOf({ offer, ...arriving('2027-09-21') })).toEqual([]);
});

test('each hotel’s own calendar decides how many days ahead it is', async () => {
  const offer: OfferId[] = ['luxury'];
  expect(await idsOf({ offer, ...arriving('2027-03-06') })).toEqual([]);
  expect(await idsOf({ offer, ...arriving('2027-03-07') })).toEqual(['frisco-L']);
  expect(await hotelsOf({ offer, ...arriving('2027-03-07') })).toEqual(['frisco']);
  expect(await idsOf({ offer, ...arriving('2027-03-08') })).toEqual(['frisco-L', 'goa-L']);
});

test.each(['2027-03-06', '2027-03-07', '2027-03-08', '2027-08-31', '2027-09-01', '2027-09-20', '2027-09-21'])(
  'each option has as many rooms as it finds for an arrival on %s, and all of them are priced with an offer',
  async (day) => {
    const { offer } = await countsOf(arriving(day));
    for (const id of offerIds) {
      const found = await find({ offer: [id], ...arriving(day) });
      expect({ id, rooms: offer[id] }).toEqual({ id, rooms: found.length });
      expect(found.filter((room) => !room.offer)).toEqual([]);
      const { roomType } = await countsOf({ offer: [id], ...arriving(day) });
      const ofType = found.filter((room) => room.roomType === 'Luxury Room').length;
      expect({ id, rooms: roomType['Luxury Room'] }).toEqual({ id, rooms: ofType });
    }
  },
);
