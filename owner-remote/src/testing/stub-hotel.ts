import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { nightsOf } from '@wayhouse/domain/stay';
import type { Stay } from '../features/calendar/nights.js';
import { aRoom } from './factories.js';

/** In the coming year, so that it is neither past nor too far ahead. */
export const nextYear = new Date().getFullYear() + 1;
export const nextYearDate = (monthAndDay: string): string => `${nextYear}-${monthAndDay}`;

export const aStay = (over: Partial<Stay> = {}): Stay => ({
  bookingId: 'b1',
  checkIn: nextYearDate('03-09'),
  checkOut: nextYearDate('03-11'),
  guest: 'Nora Lind',
  guests: 2,
  state: 'unpaid',
  ...over,
});

type NightsRequest = { room: string; from: string; to: string; reason?: string };

/** Stub responses for two rooms, whose stays and blocks the test may change. `requests` records changes. */
export function stubHotel() {
  const hotel = {
    rooms: [aRoom(), aRoom({ _id: 'r2', roomType: 'Luxury Room', pricePerNight: 240 })],
    stays: [aStay()],
    blocked: new Map<string, string | undefined>(),
    requests: [] as NightsRequest[],
  };
  const recordRequest = (body: unknown) => {
    const request = JSON.parse(String(body)) as NightsRequest;
    hotel.requests.push(request);
    return { ...request, nights: nightsOf({ checkIn: request.from, checkOut: request.to }) };
  };
  const calendar = (stays: Stay[]) => ({
    body: { stays, blocked: [...hotel.blocked].sort().map(([night, reason]) => ({ night, reason })) },
  });
  const responses = {
    'GET /api/rooms/owner': () => ({ body: { rooms: hotel.rooms } }),
    'GET /api/bookings/hotel/rooms/r1/calendar': () => calendar(hotel.stays),
    'GET /api/bookings/hotel/rooms/r2/calendar': () => calendar([]),
    'POST /api/bookings/hotel/block-nights': (body: unknown) => {
      const { from, to, nights, reason } = recordRequest(body);
      if (hotel.stays.some(({ checkIn, checkOut }) => checkIn < to && from < checkOut))
        return { status: 409, body: { message: errorMessages['nights-booked'], code: 'not-available', field: 'from' } };
      for (const night of nights) hotel.blocked.set(night, reason ?? hotel.blocked.get(night));
      return { body: { message: confirmations.nightsBlocked, blocked: [...hotel.blocked.keys()] } };
    },
    'POST /api/bookings/hotel/unblock-nights': (body: unknown) => {
      for (const night of recordRequest(body).nights) hotel.blocked.delete(night);
      return { body: { message: confirmations.nightsUnblocked, blocked: [...hotel.blocked.keys()] } };
    },
  };
  return { hotel, responses };
}
