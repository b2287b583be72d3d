import { roomCapacity, timesOf } from '@wayhouse/domain';
import type { Room } from '../../rooms/domain/room.js';
import type { Booking } from './booking.js';

/**
 * The room of a booking as it is now, with the booking's times. Where its type has become one that sleeps fewer guests, it goes on as what
 * was booked: otherwise who has booked it for more could not have other dates.
 */
export function roomAsBooked(
  { room: booked }: Booking,
  { checkInFrom: _in, checkOutUntil: _out, ...room }: Room,
): Room {
  const current = { ...room, ...timesOf(booked) };
  if (roomCapacity[booked.roomType] <= roomCapacity[room.roomType]) return current;
  const { mostAdults: _, ...rest } = current;
  const { roomType, mostAdults } = booked;
  return { ...rest, roomType, ...(mostAdults !== undefined && { mostAdults }) };
}
