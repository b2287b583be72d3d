import { useQueryClient } from '@tanstack/react-query';
import { watchHotelBookings } from '@wayhouse/contracts/calls/dashboard-calls';
import type { StreamEvent } from '@wayhouse/contracts/stream-call';
import { useEventStream } from '@wayhouse/web-kit/use-event-stream';
import { useChosenHotel } from './chosen-hotel.js';
import { readHotelsAfter } from './read-hotels-after.js';

type Handlers = {
  /** The stream is open, also after a reconnect: events before it may have been missed. */
  onOpen: () => void;
  onEvent: (event: StreamEvent<typeof watchHotelBookings>) => void;
};

/** Watches the bookings of the chosen hotel. Returns the state of the connection. */
export function useHotelStream(handlers: Handlers): ReturnType<typeof useEventStream> {
  const queryClient = useQueryClient();
  const hotel = useChosenHotel();
  const onError = (error: unknown) => readHotelsAfter(queryClient, error);
  return useEventStream(watchHotelBookings, { hotel }, { ...handlers, onError });
}
