import { paths } from '@wayhouse/contracts/paths';
import type { Room } from '@wayhouse/contracts/room';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Link } from 'react-router-dom';
import { messages } from './messages.js';
import type { StayOrder } from './stay-order.js';
import { writeRoomsOrder } from './together/rooms-order.js';

/** Leads to where several rooms of the hotel are booked, with this one and the dates. */
export function SeveralRoomsLink({ room: { _id, hotel }, order }: { room: Room; order: StayOrder }) {
  const { checkIn, checkOut, guests, plan } = order;
  const query = new URLSearchParams(writeRoomsOrder({ checkIn, checkOut, rooms: [{ room: _id, guests, plan }] }));
  return (
    <Link
      to={`${paths.bookRooms(hotel.slug ?? hotel._id)}?${query}`}
      className={buttonStyle('quiet', 'small', 'mt-3 -ml-4')}
    >
      {messages.several}
    </Link>
  );
}
