import type { DemoHotel } from './demo-hotel.js';
import { steadyId } from './steady-choice.js';

export const hotelIdOf = ({ name }: Pick<DemoHotel, 'name'>): string => steadyId('hotel', name);
export const roomIdOf = ({ name }: Pick<DemoHotel, 'name'>, position: number): string =>
  steadyId('room', name, String(position));

/** A room is booked at most once for a day of arrival, so this names a stay. */
export const bookingIdOf = ({ roomId, checkIn }: { roomId: string; checkIn: string }): string =>
  steadyId('booking', roomId, checkIn);
