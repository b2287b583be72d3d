import { useQueryClient } from '@tanstack/react-query';
import { watchHotelBookings } from '@wayhouse/contracts/calls/dashboard-calls';
import { useLive } from '@wayhouse/web-kit/use-live';
import { roomNightsKey } from './use-room-nights.js';

/** Every change to a booking of the hotel has the nights read again. Tells whether that is so. */
export function useCalendarNews() {
  const queries = useQueryClient();
  const readAgain = () => void queries.invalidateQueries({ queryKey: [roomNightsKey] });
  return useLive(watchHotelBookings, {}, { opened: readAgain, heard: readAgain });
}
