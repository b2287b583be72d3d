import type { CallName, RawInput } from './raw-request.js';

type InvalidDates = { name: CallName; over: RawInput; field: string };

const stay = (arrival: string, departure: string) => ({
  checkInDate: JSON.stringify(arrival),
  checkOutDate: JSON.stringify(departure),
});
const search = (checkIn: string, checkOut: string) => ({
  checkIn: JSON.stringify(checkIn),
  checkOut: JSON.stringify(checkOut),
});
const nights = (from: string, to: string) => ({ from: JSON.stringify(from), to: JSON.stringify(to) });

/** Valid dates that a call refuses: in the past, too far ahead, in reverse order, too many. Today is 2027-01-06. */
export const invalidDates: InvalidDates[] = [
  ...(['bookRoom', 'bookTogether', 'checkAvailability'] as const).flatMap((name) => [
    { name, over: stay('2027-01-05', '2027-01-08'), field: 'checkInDate' },
    { name, over: stay('1999-12-31', '2000-01-02'), field: 'checkInDate' },
    { name, over: stay('2029-12-01', '2029-12-02'), field: 'checkInDate' },
    { name, over: stay('2027-03-12', '2027-03-12'), field: 'checkOutDate' },
    { name, over: stay('2027-03-12', '2027-03-11'), field: 'checkOutDate' },
    { name, over: stay('2027-03-12', '2027-04-12'), field: 'checkOutDate' },
  ]),
  ...(['listRooms', 'countRoomFacets'] as const).flatMap((name) => [
    { name, over: search('2027-01-04', '2027-01-08'), field: 'checkIn' },
    { name, over: search('2029-12-01', '2029-12-02'), field: 'checkIn' },
    { name, over: search('2027-03-12', '2027-03-12'), field: 'checkOut' },
    { name, over: search('2027-03-12', '2027-04-12'), field: 'checkOut' },
  ]),
  { name: 'blockNights', over: nights('2027-01-04', '2027-01-08'), field: 'from' },
  ...(
    [
      'blockNights',
      'unblockNights',
      'showRoomCalendar',
      'showTimeline',
      'listTakenNights',
      'downloadHotelBookings',
    ] as const
  ).flatMap((name) => [
    { name, over: nights('2027-03-12', '2027-03-12'), field: 'to' },
    { name, over: nights('2027-03-12', '2030-03-12'), field: 'to' },
    { name, over: nights('1000-01-01', '2999-12-31'), field: 'to' },
  ]),
];
