import type { DemoHotel } from './demo-hotels.js';
import { stableId } from '../stays/seeded-random.js';

export const hotelIdOf = ({ name }: Pick<DemoHotel, 'name'>): string => stableId('hotel', name);
export const roomIdOf = ({ name }: Pick<DemoHotel, 'name'>, position: number): string =>
  stableId('room', name, String(position));

/** A room has at most one booking for a day of arrival. */
export const bookingIdOf = ({ roomId, checkIn }: { roomId: string; checkIn: string }): string =>
  stableId('booking', roomId, checkIn);
