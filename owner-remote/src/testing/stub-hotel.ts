import { messages } from '@wayhouse/contracts/messages';
import { nightsOf } from '@wayhouse/contracts/stay';
import type { Stay } from '../features/calendar/nights.js';
import { aRoom } from './factories.js';

/** A night of the years ahead, so that it is neither over nor too far. */
export const nextYear = new Date().getFullYear() + 1;
export const on = (monthAndDay: string): string => `${nextYear}-${monthAndDay}`;

export const aStay = (over: Partial<Stay> = {}): Stay => ({
  bookingId: 'b1',
  checkIn: on('03-09'),
  checkOut: on('03-11'),
  guest: 'Nora Lind',
  guests: 2,
  state: 'due',
  ...over,
});

type Asked = { room: string; from: string; to: string; reason?: string };

/** What the services say of two rooms, of which the test changes stays and blocks. `asked` is what was to be changed. */
export function hotelWithRooms() {
  const hotel = { stays: [aStay()], blocked: new Map<string, string | undefined>(), asked: [] as Asked[] };
  const rooms = [aRoom(), aRoom({ _id: 'r2', roomType: 'Luxury Room', pricePerNight: 240 })];
  const read = (body: unknown) => {
    const asked = JSON.parse(String(body)) as Asked;
    hotel.asked.push(asked);
    return { ...asked, nights: nightsOf({ checkIn: asked.from, checkOut: asked.to }) };
  };
  const calendar = (stays: Stay[]) => ({
    body: { stays, blocked: [...hotel.blocked].sort().map(([night, reason]) => ({ night, reason })) },
  });
  const answers = {
    'GET /api/rooms/owner': () => ({ body: { rooms } }),
    'GET /api/bookings/hotel/rooms/r1/calendar': () => calendar(hotel.stays),
    'GET /api/bookings/hotel/rooms/r2/calendar': () => calendar([]),
    'POST /api/bookings/hotel/block-nights': (body: unknown) => {
      const { from, to, nights, reason } = read(body);
      if (hotel.stays.some(({ checkIn, checkOut }) => checkIn < to && from < checkOut))
        return { status: 409, body: { message: messages.nightsBooked, code: 'not-available', field: 'from' } };
      for (const night of nights) hotel.blocked.set(night, reason ?? hotel.blocked.get(night));
      return { body: { message: messages.nightsBlocked, blocked: [...hotel.blocked.keys()] } };
    },
    'POST /api/bookings/hotel/unblock-nights': (body: unknown) => {
      for (const night of read(body).nights) hotel.blocked.delete(night);
      return { body: { message: messages.nightsUnblocked, blocked: [...hotel.blocked.keys()] } };
    },
  };
  return { hotel, answers };
}
