import { addDays } from '@wayhouse/domain';
import { room, unitBlock } from './testing/planted-platform.js';
import { withPlantedPlatform } from './testing/with-planted-platform.js';

const planted = withPlantedPlatform();
const { set, remove, insert, night } = planted;
const noon = '2027-01-05T12:00:00.000Z';

test.each<[what: string, plant: () => Promise<unknown>]>([
  ['a hold that the search lacks', () => remove('catalog', 'night_holds', 'b1')],
  [
    'a hold of the search that is outdated',
    () => set('catalog', 'night_holds', 'b2', { version: 1, nights: ['2027-01-06'] }),
  ],
  [
    'a hold of nobody',
    () => insert('catalog', 'night_holds', { _id: 'b9', version: 1, room: room.id, nights: ['2027-05-01'] }),
  ],
  [
    'a block of a unit that the search lacks',
    async () => {
      await insert('booking', 'blocks', unitBlock);
      const row = { room: room.id, night: '2027-04-01', unit: 2, holder: `block-${room.id}:2` };
      await insert('booking', 'room_nights', row);
    },
  ],
  ['a calendar', () => set('catalog', 'rooms', room.id, { calendar: { '2027-06': `x${'.'.repeat(30)}` } })],
  ['the room in booking', () => set('booking', 'rooms', room.id, { 'facts.nightMinor': 1 })],
  ['a room that booking lacks', () => remove('booking', 'rooms', room.id)],
  ['the owner in booking', () => set('booking', 'hotels', room.hotel.id, { ownerId: 'x' })],
  ['the booking in payment', () => remove('payment', 'booking_projection', 'b1')],
  ['the phone in booking', () => set('booking', 'hotels', room.hotel.id, { phone: '1' })],
  ['the phone in notification', () => set('notification', 'hotels', room.hotel.id, { phone: '1' })],
  ['a hotel that notification lacks', () => remove('notification', 'hotels', room.hotel.id)],
  ['a booking that stands', () => set('notification', 'booking_projection', 'b1', { cancelledAt: noon })],
  ['a booking that notification lacks', () => remove('notification', 'booking_projection', 'b2')],
])('repairs %s', async (_what, plant) => {
  await plant();
  expect(await planted.platform.audit()).not.toEqual([]);
  expect(await planted.platform.repair()).toHaveLength(1);
  expect(await planted.platform.audit()).toEqual([]);
});

const blockedUnits = async () =>
  (await planted.platform.rows('booking', 'room_nights').find({ night: '2027-02-10' }).sort({ unit: 1 }).toArray()).map(
    ({ unit = 1, holder }) => [unit, holder],
  );

test('a room with a number of units that booking missed is blocked in all of them', async () => {
  await set('catalog', 'rooms', room.id, { units: 3, version: 2 });
  await planted.platform.repair();
  expect(await blockedUnits()).toEqual([1, 2, 3].map((unit) => [unit, `block-${room.id}`]));
  expect(await planted.platform.rows('booking', 'rooms').findOne({})).toMatchObject({
    ...{ version: 2, facts: { units: 3 }, mostUnits: 3 },
  });
  expect(await planted.platform.audit()).toEqual([]);
});

test('a block with fewer units than its room is of all of them again', async () => {
  for (const [service, units] of [
    ['booking', 'facts.units'],
    ['catalog', 'units'],
  ] as const)
    await set(service, 'rooms', room.id, { [units]: 2 });
  expect((await planted.platform.audit()).map(({ kind }) => kind)).toContain('block-other-than-room');
  await planted.platform.repair();
  expect(await blockedUnits()).toEqual([1, 2].map((unit) => [unit, `block-${room.id}`]));
  expect(await planted.platform.audit()).toEqual([]);
});

test('a room that booking lacks is closed as its hotel is', async () => {
  await set('booking', 'hotels', room.hotel.id, { isClosedByOwner: true });
  await remove('booking', 'rooms', room.id);
  await planted.platform.repair();
  expect(await planted.platform.rows('booking', 'rooms').findOne({})).toMatchObject({ isClosedByOwner: true });
});

test('a hotel that booking lacks stays the later one of its owner', async () => {
  const { owner } = room.hotel;
  const addedAt = new Date(noon);
  // Of two of the same age it would be the first one.
  await insert('catalog', 'hotels', { _id: '000', owner, contact: '1', addedAt });
  await insert('notification', 'hotels', { _id: '000', ownerId: owner.id, phone: '1' });
  await planted.platform.repair();
  const copies = planted.platform.rows('booking', 'hotels');
  expect(await copies.findOne({ _id: '000' as never })).toMatchObject({ ownerId: owner.id, addedAt });
  await copies.updateOne({ _id: '000' as never }, { $unset: { addedAt: '' } });
  expect((await planted.platform.audit()).map(({ kind }) => kind)).toEqual(['hotel-copy-differs']);
});

test('the rooms of a hotel that booking lacks are closed where the account of its owner is deleted', async () => {
  await insert('booking', 'guests', { _id: room.hotel.owner.id, deletedAt: new Date(noon) });
  await remove('booking', 'hotels', room.hotel.id);
  await planted.platform.repair();
  expect(await planted.platform.rows('booking', 'rooms').findOne({})).toMatchObject({ isClosedByOwner: true });
});

test('leaves a room alone of which booking knows more than was read', async () => {
  await set('booking', 'rooms', room.id, { version: 9, 'facts.version': 9, 'facts.nightMinor': 1 });
  await planted.platform.repair();
  expect(await planted.platform.rows('booking', 'rooms').findOne({})).toMatchObject({
    facts: { version: 9, nightMinor: 1 },
  });
});

test('a cancelled booking has the time of its cancellation in a copy that is written anew', async () => {
  const copy = () => planted.platform.rows('notification', 'booking_projection').findOne({ _id: 'b2' as never });
  const before = await copy();
  await remove('notification', 'booking_projection', 'b2');
  await planted.platform.repair();
  expect(await copy()).toEqual(before);
  expect(before?.cancelledAt).toEqual(expect.any(String));
});

test.each(['payment', 'notification'] as const)(
  'the guest whose account %s has deleted meanwhile stays erased in a copy that is written anew',
  async (service) => {
    const copy = () => planted.platform.rows(service, 'booking_projection').findOne({ _id: 'b1' as never });
    const guest = (await copy())?.facts.guest;
    expect(guest.email).not.toBe('');
    await insert(service, 'account_register', { _id: guest.id, uses: 1, deletedAt: new Date(noon) });
    await remove(service, 'booking_projection', 'b1');
    await planted.platform.repair();
    expect((await copy())?.facts.guest).toEqual({ id: guest.id, name: '', email: '' });
  },
);

test('each repair is noted for the audit lines of booking, before it begins and once it is done', async () => {
  await set('notification', 'hotels', room.hotel.id, { phone: '1' });
  await planted.platform.repair();
  const noted = await planted.platform.rows('booking', 'operator_changes').find().sort({ addedAt: 1 }).toArray();
  const change = {
    ...{ action: 'audit --repair', contradiction: 'hotel-copy-differs' },
    subject: `notification ${room.hotel.id}`,
  };
  expect(noted).toMatchObject([
    { state: 'pending', job: { ...change, status: 'asked' } },
    { state: 'pending', job: { ...change, status: 'done' } },
  ]);
});

test('leaves a copy alone that is newer than what was read', async () => {
  await set('catalog', 'night_holds', 'b1', { version: 9, nights: [] });
  await planted.platform.repair();
  expect(await planted.platform.rows('catalog', 'night_holds').findOne({ _id: 'b1' as never })).toMatchObject({
    version: 9,
    nights: [],
  });
});

test.each(['payment', 'notification'] as const)(
  'leaves the copy of a booking alone that %s has stored anew since it was read',
  async (service) => {
    await set(service, 'booking_projection', 'b1', { 'facts.totalMinor': 1 });
    const newer = { 'facts.version': 9, 'facts.totalMinor': 500_00 };
    await planted.platform.repair(() => set(service, 'booking_projection', 'b1', newer));
    const copy = await planted.platform.rows(service, 'booking_projection').findOne({ _id: 'b1' as never });
    expect(copy).toMatchObject({ facts: { version: 9, totalMinor: 500_00 } });
  },
);

test('the photo of a copy is that of the room, whichever the booking was made with', async () => {
  const copies = planted.platform.rows('notification', 'booking_projection');
  const before = await copies.findOne({ _id: 'b1' as never });
  await set('booking', 'bookings', 'b1', { 'booking.room.images': ['/images/deleted'] });
  expect(await planted.platform.audit()).toEqual([]);
  await remove('notification', 'booking_projection', 'b1');
  await planted.platform.repair();
  expect(await copies.findOne({ _id: 'b1' as never })).toEqual(before);
});

test('never changes what is booked, nights or money', async () => {
  await night('2027-04-01', 'nobody');
  await remove('payment', 'refunds', 'pi_2');
  await set('booking', 'bookings', 'b1', { 'booking.payments': [] });
  const read = async () => [
    await planted.platform.rows('booking', 'room_nights').find().toArray(),
    await planted.platform.rows('booking', 'bookings').find().toArray(),
    await planted.platform.rows('payment', 'payments').find().toArray(),
    await planted.platform.rows('payment', 'refunds').find().toArray(),
  ];
  const before = await read();
  await planted.platform.repair();
  expect(await read()).toEqual(before);
});

test('where booking had the hotel in another city, stays that are to come go by the clock of the right one', async () => {
  const [checkIn, checkOut] = [1, 3].map((days) => addDays(new Date().toISOString().slice(0, 10), days));
  await set('booking', 'bookings', 'b1', { 'booking.stay': { checkIn, checkOut } });
  await set('booking', 'rooms', room.id, { 'facts.city': 'Sydney' });
  await planted.platform.repair();
  expect(await planted.platform.rows('booking', 'bookings').findOne({ _id: 'b1' as never })).toMatchObject({
    booking: { room: { clockCity: room.hotel.city } },
  });
});
