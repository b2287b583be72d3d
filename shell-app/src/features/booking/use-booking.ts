import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookRoom, checkAvailability } from '@wayhouse/contracts/calls/booking-calls';
import { paths } from '@wayhouse/contracts/paths';
import { useApi } from '@wayhouse/web-kit/api';
import { useSession } from '@wayhouse/web-kit/session';
import { toasts } from '@wayhouse/web-kit/toaster';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StayOrder } from './stay-order.js';
import { takenNightsKey } from './use-taken-nights.js';

/** First a check, then the booking. A check holds for the dates it was made for; other dates want another. */
export function useBooking(room: string, order: StayOrder) {
  const api = useApi();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { status, former, signIn } = useSession();
  const [availableFor, setAvailableFor] = useState('');
  const stay = { room, checkInDate: order.checkIn, checkOutDate: order.checkOut };
  const key = `${order.checkIn} ${order.checkOut}`;
  const isAvailable = availableFor === key;

  const check = useMutation({
    meta: { quiet: true },
    mutationFn: () => api.call(checkAvailability, stay),
    onSuccess: (answer) => {
      setAvailableFor(answer.isAvailable ? key : '');
      if (answer.isAvailable) toasts.success(answer.message);
      else refuse(answer.message);
    },
    onError: (error) => toasts.error(error.message),
  });
  const book = useMutation({
    meta: { quiet: true },
    mutationFn: () => api.call(bookRoom, { ...stay, guests: order.guests, PaymentMethod: 'Pay at Hotel' }),
    onSuccess: async (answer) => {
      toasts.success(answer.message);
      await cache.invalidateQueries({ queryKey: ['my-bookings'] });
      void navigate(paths.myBookings);
    },
    onError: (error) => refuse(error.message),
  });

  function refuse(message: string) {
    toasts.error(message);
    setAvailableFor('');
    void cache.invalidateQueries({ queryKey: takenNightsKey(room) });
  }

  return {
    isAvailable,
    isBusy: check.isPending || book.isPending || book.isSuccess,
    isSignedIn: status === 'signed-in',
    /** Goes one step on: check, then sign in where nobody is, then book. */
    proceed() {
      if (!isAvailable) check.mutate();
      // Whose session has ended meanwhile is asked to sign in by the call itself, which then goes on.
      else if (status === 'signed-in' || former) book.mutate();
      else signIn();
    },
  };
}
