import { withPlantedPlatform } from './testing/with-planted-platform.js';

const planted = withPlantedPlatform();
const checkedInAt = new Date('2027-01-05T08:00:00Z');
const reported = async () => (await planted.platform.audit()).filter(({ kind }) => kind === 'cancelled-though-come');

test('reports a booking that is cancelled though its guest was checked in', async () => {
  await planted.set('booking', 'bookings', 'b2', { 'booking.checkedInAt': checkedInAt });
  expect(await reported()).toMatchObject([{ subject: 'b2' }]);
});

test('a guest who is there, with a booking that stands, is none', async () => {
  await planted.set('booking', 'bookings', 'b1', { 'booking.checkedInAt': checkedInAt });
  expect(await reported()).toEqual([]);
});
