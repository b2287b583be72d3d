import { withPlantedPlatform } from './testing/with-planted-platform.js';

const planted = withPlantedPlatform();
const { set } = planted;

const facts = { 'booking.bookedTogether': ['b1', 'b2'] };
beforeEach(async () => {
  for (const id of ['b1', 'b2']) {
    await set('booking', 'bookings', id, facts);
    for (const copy of ['payment', 'notification'] as const)
      await set(copy, 'booking_projection', id, { 'facts.bookedTogether': ['b1', 'b2'] });
  }
});
const kinds = async () => (await planted.platform.audit()).map(({ kind }) => kind);

test('bookings that have the ids of each other pass', async () => {
  expect(await kinds()).toEqual([]);
});

test.each([
  ['one that is not there', { 'booking.bookedTogether': ['b1', 'b2', 'b9'] }],
  ['one that is not among them', { 'booking.bookedTogether': ['b2', 'b3'] }],
])('reports %s', async (_what, over) => {
  await set('booking', 'bookings', 'b1', over);
  expect(await kinds()).toContain('booked-together-in-part');
});
