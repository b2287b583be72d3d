import { paths } from '@wayhouse/contracts/paths';
import type { Room } from '@wayhouse/contracts/room';
import { Link } from 'react-router-dom';
import { messages } from './messages.js';
import type { StayOrder } from './stay-order.js';
import { writeRoomsOrder } from './together/rooms-order.js';

/** Leads to where several rooms of the hotel are booked, with this one, the dates, the guests and the code. */
export function SeveralRoomsLink({ room: { _id, hotel }, order }: { room: Room; order: StayOrder }) {
  const { checkIn, checkOut, guests, adults, plan, code } = order;
  const rooms = [{ room: _id, guests, adults, plan }];
  const query = new URLSearchParams(writeRoomsOrder({ checkIn, checkOut, guests, adults, code, rooms }));
  return (
    <Link
      to={`${paths.bookRooms(hotel.slug ?? hotel._id)}?${query}`}
      className="mt-3 inline-flex min-h-11 items-center rounded-sm text-sm underline underline-offset-4"
    >
      {messages.several}
    </Link>
  );
}
