import { aHotel } from '../../testing/a-hotel.js';
import { aRoom } from '../../testing/a-room.js';
import { describeHotel } from './hotel-head.js';
import { describeRoom } from './room-head.js';

const site = { origin: 'https://stay.example.test', currency: 'USD' };
const times = { checkInFrom: '15:30', checkOutUntil: '10:00' };
const expected = { checkinTime: '15:30:00', checkoutTime: '10:00:00' };

test('search engines learn the times of a hotel that has its own, on its page and on those of its rooms', () => {
  const [hotel] = describeHotel(aHotel(times), site).jsonLd ?? [];
  expect(hotel).toMatchObject(expected);
  const [room] = describeRoom(aRoom({ hotel: { ...aRoom().hotel, ...times } }), site).jsonLd ?? [];
  expect(room).toMatchObject({ containedInPlace: expected });
});
