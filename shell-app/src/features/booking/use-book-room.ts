import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookRoom, checkAvailability } from '@wayhouse/contracts/calls/booking-calls';
import { paths } from '@wayhouse/contracts/paths';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { useSession } from '@wayhouse/web-kit/session';
import { toasts } from '@wayhouse/web-kit/toaster';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { myBookingsKey } from '../../shared/query-keys.js';
import { type Answer, blamedPart, holdsFor } from './availability-result.js';
import type { StayOrder } from './stay-order.js';
import { takenNightsKey } from './use-taken-nights.js';

const stayOf = (room: string, { checkIn, checkOut }: StayOrder) => ({
  room,
  checkInDate: checkIn,
  checkOutDate: checkOut,
});

/** First a check, then the booking. Whatever the server says holds for the order it was asked about, not for another. */
export function useBooking(room: string, order: StayOrder) {
  const api = useApi();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { status, former, getToken, signIn } = useSession();
  const [latest, setLatest] = useState<Answer>();
  const answer = latest && holdsFor(latest, order) ? latest : undefined;

  function refuse(error: Error, to: StayOrder) {
    toasts.error(error.message);
    const part = blamedPart(error);
    if (!part) return;
    setLatest({ to, is: 'refused', part, message: error.message });
    void cache.invalidateQueries({ queryKey: takenNightsKey(room) });
  }
  const check = useMutation({
    meta: { quiet: true },
    async mutationFn(asked: StayOrder) {
      const { isAvailable, message } = await api.call(checkAvailability, stayOf(room, asked));
      if (!isAvailable) throw new ApiError(message, 'not-available', 200);
      return message;
    },
    onSuccess(message, to) {
      toasts.success(message);
      setLatest({ to, is: 'available' });
    },
    onError: refuse,
  });
  const book = useMutation({
    meta: { quiet: true },
    mutationFn: (asked: StayOrder) =>
      api.call(bookRoom, { ...stayOf(room, asked), guests: asked.guests, PaymentMethod: 'Pay at Hotel' }),
    async onSuccess({ message }) {
      toasts.success(message);
      await cache.invalidateQueries({ queryKey: myBookingsKey });
      void navigate(paths.myBookings);
    },
    onError: refuse,
  });

  // Pressed before it is known who is here: the press counts once that is known.
  const whoIsHere = useMutation({
    meta: { quiet: true },
    mutationFn: (_asked: StayOrder) => getToken(),
    onSuccess: (token, asked) => (token ? book.mutate(asked) : signIn()),
    onError: refuse,
  });

  const isAvailable = answer?.is === 'available';
  return {
    isAvailable,
    /** What the server said against a part of the order as it stands. */
    refused: answer?.is === 'refused' ? { [answer.part]: answer.message } : {},
    isBusy: check.isPending || whoIsHere.isPending || book.isPending || book.isSuccess,
    isSignedIn: status === 'signed-in',
    /** Goes one step on: check, then sign in where nobody is, then book. */
    proceed() {
      if (!isAvailable) check.mutate(order);
      // Whose session has ended meanwhile is asked to sign in by the call itself, which then goes on.
      else if (status === 'signed-in' || former) book.mutate(order);
      else if (status === 'loading') whoIsHere.mutate(order);
      else signIn();
    },
  };
}
