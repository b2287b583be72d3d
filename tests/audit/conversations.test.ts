import { noon } from '@wayhouse/booking/testing/factories';
import { room } from './testing/planted-platform.js';
import { withPlantedPlatform } from './testing/with-planted-platform.js';

const planted = withPlantedPlatform();
const { set, remove, insert } = planted;

/** What guest and hotel have written to each other about the first booking. */
beforeEach(async () => {
  const of = { guestId: 'asha', hotelId: room.hotel.id };
  const about = { ...of, bookingId: 'b1', text: 'Hello', at: noon };
  await insert('booking', 'booking_messages', { _id: 'm1', ...about, number: 1, from: 'guest', authorId: 'asha' });
  await insert('booking', 'booking_messages', { _id: 'm2', ...about, number: 2, from: 'hotel', authorId: 'owner' });
  const counts = { messages: 2, unreadByGuest: 1, unreadByHotel: 0, version: 3 };
  await insert('booking', 'conversations', { _id: 'b1', ...of, ...counts, changedAt: noon });
});
const audit = () => planted.platform.audit();

test('messages that are counted pass', async () => {
  expect(await audit()).toEqual([]);
});

test.each<[string, () => Promise<unknown>, string]>([
  ['a message that is not counted', () => remove('booking', 'conversations', 'b1'), 'messages-other-than-counted'],
  ['a message that is missing', () => remove('booking', 'booking_messages', 'm1'), 'messages-other-than-counted'],
  [
    'more unread messages than there are',
    () => set('booking', 'conversations', 'b1', { unreadByHotel: 2 }),
    'messages-other-than-counted',
  ],
  [
    'messages of another guest than the booking',
    () => set('booking', 'conversations', 'b1', { guestId: 'somebody' }),
    'messages-without-booking',
  ],
])('reports %s', async (_what, plant, expected) => {
  await plant();
  expect((await audit()).map(({ kind }) => kind)).toEqual([expected]);
});

test('reports messages of a guest whose account is deleted', async () => {
  await insert('booking', 'guests', { _id: 'asha', bookings: 2, deletedAt: noon });
  expect((await audit()).map(({ subject }) => subject)).toContain('asha messages');
});
