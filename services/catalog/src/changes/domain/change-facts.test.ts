import { checkInTime } from '@wayhouse/domain';
import { aRoom } from '../../testing/a-room.js';
import { changeOfHotel, changeOfRooms, importOfRooms } from './change-facts.js';

const hotel = {
  ...{ id: 'h1', version: 1, owner: { id: 'owner', name: 'Asha Rao', image: '' } },
  ...{ name: 'Sea View', contact: '+91 832 555 0100', address: '1 Beach Road', city: 'Goa' },
};

test('a field that is not compared by itself is a change, too', () => {
  const before = aRoom();
  const after = { ...before, version: 2, changedAt: new Date(), floor: 3 };
  expect(changeOfRooms([{ before, after }])).toMatchObject({ differences: [{ what: 'details' }] });
  const starred = { ...hotel, version: 2, stars: 4 };
  expect(changeOfHotel(hotel, starred)).toMatchObject({ differences: [{ what: 'details' }] });
});

test('the order of fields, and a list that is missing or empty, make no difference', () => {
  const rate = { name: 'Fair', nightMinor: 90_00, from: '2027-03-01' };
  const before = aRoom({ rates: [rate] });
  const after = aRoom({ version: 2, rates: [{ from: rate.from, nightMinor: rate.nightMinor, name: rate.name }] });
  expect(changeOfRooms([{ before, after }])).toBeUndefined();
  expect(
    changeOfHotel(hotel, { ...hotel, version: 2, amenities: [], taxes: [], offers: [], plans: [] }),
  ).toBeUndefined();
});

test('rates of one name are compared in their order, and another order is a change', () => {
  const [first, second, fair] = [{ name: 'Peak', nightMinor: 1 }, { name: 'Peak', nightMinor: 2 }, { name: 'Fair' }];
  const before = aRoom({ rates: [first, second, fair] });
  const withRates = (...rates: typeof before.rates & object) => changeOfRooms([{ before, after: aRoom({ rates }) }]);
  expect(withRates(first, { ...second, nightMinor: 3 }, fair)).toMatchObject({
    differences: [{ what: 'rate', name: 'Peak', change: 'changed', from: 2, to: 3 }],
  });
  expect(withRates(fair, first, second)).toMatchObject({ differences: [{ what: 'rateOrder' }] });
});

test('where rooms differ in a thing, what it was and is is left out', () => {
  const pairs = [100_00, 200_00].map((nightMinor, at) => {
    const before = aRoom({ id: `r${at}`, nightMinor, isAvailable: true });
    return { before, after: { ...before, nightMinor: nightMinor + 10_00, isAvailable: false } };
  });
  expect(changeOfRooms(pairs)).toEqual({
    ...{ kind: 'rooms-changed', rooms: ['r0', 'r1'], roomCount: 2, differenceCount: 2 },
    differences: [{ what: 'pricePerNight' }, { what: 'isAvailable', to: false }],
  });
});

test('what only some of the rooms have become is not shown as if all had', () => {
  const [dearer, larger] = ['r0', 'r1'].map((id) => aRoom({ id, nightMinor: 120_00, units: 1 }));
  const changes = [
    { before: dearer!, after: { ...dearer!, nightMinor: 140_00 } },
    { before: larger!, after: { ...larger!, units: 3 } },
  ];
  const differences = [{ what: 'pricePerNight' }, { what: 'units' }];
  expect(changeOfRooms(changes)).toMatchObject({ rooms: ['r0', 'r1'], differences });
  expect(changeOfRooms(changes)).not.toHaveProperty('differences.0.to');
  // Those that are added have no price of before.
  const [first] = changes;
  expect(importOfRooms([larger!], [first!])).toMatchObject({
    ...{ rooms: ['r0', 'r1'], added: 1 },
    differences: [{ what: 'pricePerNight', from: 120_00, to: 140_00 }],
  });
});

test('of a rate, more than its price, and another order beside a change', () => {
  const [peak, fair] = [
    { name: 'Peak', nightMinor: 180_00, from: '2027-03-01', minNights: 2 },
    { name: 'Fair', nightMinor: 90_00 },
  ];
  const before = aRoom({ rates: [peak, fair] });
  const differencesTo = (...rates: typeof before.rates & object) =>
    (changeOfRooms([{ before, after: aRoom({ rates }) }]) as { differences: object[] }).differences;
  const dearer = { what: 'rate', name: 'Peak', change: 'changed', from: 180_00, to: 200_00 };
  expect(differencesTo({ ...peak, nightMinor: 200_00 }, fair)).toEqual([dearer]);
  expect(differencesTo({ ...peak, nightMinor: 200_00, minNights: 3 }, fair)).toEqual([{ ...dearer, hasMore: true }]);
  expect(differencesTo(fair, { ...peak, nightMinor: 200_00 })).toEqual([dearer, { what: 'rateOrder' }]);
  expect(differencesTo({ name: 'New' }, peak, fair)).toMatchObject([{ name: 'New', change: 'added' }]);
});

test('what is as the house has it without being entered makes no difference', () => {
  const room = aRoom();
  expect(changeOfRooms([{ before: room, after: { ...room, bookingWindow: { leadDays: 0 } } }])).toBeUndefined();
  const early = { ...hotel, version: 2, checkInFrom: '13:00' };
  const differences = (from: string, to: string) => [{ what: 'checkInFrom', from, to }];
  expect(changeOfHotel(hotel, early)).toMatchObject({ differences: differences(checkInTime, '13:00') });
  expect(changeOfHotel(early, hotel)).toMatchObject({ differences: differences('13:00', checkInTime) });
});
