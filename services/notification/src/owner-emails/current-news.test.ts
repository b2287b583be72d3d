import { ownerEmailDefaults } from '@wayhouse/domain';
import { bookingFacts } from '@wayhouse/service-kit/testing';
import { type Deps, findDay, findSubjects } from './current-news.js';

const booked = bookingFacts({ checkIn: '2027-03-14', checkOut: '2027-03-16' });
const { id: hotelId, ownerId } = booked.hotel;

/** Of one booking, at a hotel where everybody wants all emails. */
const depsWith = ({ facts = booked, isMember = true }): Deps => ({
  bookings: {
    listAround: () => Promise.resolve([{ _id: facts.bookingId, facts }]),
    findKnown: () => Promise.resolve({ facts }),
    hasOwner: () => Promise.resolve(true),
  },
  hotels: { hasOwner: () => Promise.resolve(true) },
  staff: { isMember: () => Promise.resolve(isMember) },
  ownerEmailChoices: { get: () => Promise.resolve({ ...ownerEmailDefaults, arrivals: true }) },
  now: () => new Date('2027-03-14T06:30:00Z'),
});

test('who has left the staff meanwhile is not let know of the day of the hotel, its owner is', async () => {
  const dayFor = (isMember: boolean, memberId?: string) =>
    findDay(depsWith({ isMember }), { ownerId, memberId }, { kind: 'arrivals', hotelId, date: '2027-03-14' });
  expect(await dayFor(true, 'rita')).toMatchObject({ hotel: booked.hotel.name });
  expect(await dayFor(false, 'rita')).toBeUndefined();
  expect(await dayFor(false)).toMatchObject({ hotel: booked.hotel.name });
});

test('a message is no news once its guest is erased', async () => {
  const subjectsOf = (email: string) => {
    const facts = { ...booked, guest: { ...booked.guest, email } };
    return findSubjects(depsWith({ facts }), { ownerId }, { kind: 'message', bookingId: facts.bookingId });
  };
  expect(await subjectsOf('asha@example.test')).toHaveLength(1);
  expect(await subjectsOf('')).toBeUndefined();
});
