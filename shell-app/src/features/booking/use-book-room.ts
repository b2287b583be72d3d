import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookRoom, checkAvailability } from '@wayhouse/contracts/calls/booking-calls';
import type { Room } from '@wayhouse/contracts/room';
import { stayTotal } from '@wayhouse/domain/money';
import { daysBetween } from '@wayhouse/domain/stay';
import { paths } from '@wayhouse/contracts/paths';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { useSession } from '@wayhouse/web-kit/session';
import { toasts } from '@wayhouse/web-kit/toasts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { myBookingsKey, roomKey } from '../../shared/query-keys.js';
import { type AvailabilityResult, appliesTo, invalidField, isObstacle } from './availability-result.js';
import type { StayParams } from '../../shared/stay-params.js';
import { takenNightsKey } from './use-taken-nights.js';

/** An order, with the price that the guest sees when ordering. */
type PricedOrder = StayParams & { totalPrice: number };

const toStayInput = (room: string, { checkIn, checkOut }: StayParams) => ({
  room,
  checkInDate: checkIn,
  checkOutDate: checkOut,
});

/** Checks availability, then books. A result applies only to the order it was requested for. */
export function useBookRoom({ _id: room, pricePerNight }: Room, order: StayParams) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { status, isOpeningSignIn, previousUser, getToken, signIn } = useSession();
  const [latest, setLatest] = useState<AvailabilityResult>();
  const result = latest && appliesTo(latest, order) ? latest : undefined;

  function handleError(error: Error, failedOrder: StayParams) {
    toasts.error(error.message);
    if (isObstacle(error)) {
      setLatest({ order: failedOrder, status: 'available', obstacle: error.message });
      // The price may be another one.
      void queryClient.invalidateQueries({ queryKey: roomKey(room) });
    }
    const field = invalidField(error);
    if (!field) return;
    setLatest({ order: failedOrder, status: 'rejected', field, message: error.message });
    void queryClient.invalidateQueries({ queryKey: takenNightsKey(room) });
  }
  const check = useMutation({
    meta: { quiet: true },
    async mutationFn(requested: StayParams) {
      const { isAvailable, message } = await api.call(checkAvailability, toStayInput(room, requested));
      if (!isAvailable) throw new ApiError(message, 'not-available', 200);
      return message;
    },
    onSuccess(message, requested) {
      toasts.success(message);
      setLatest({ order: requested, status: 'available' });
    },
    onError: handleError,
  });
  const book = useMutation({
    meta: { quiet: true },
    mutationFn(seen: PricedOrder) {
      const { guests, totalPrice } = seen;
      return api.call(bookRoom, { ...toStayInput(room, seen), guests, totalPrice, PaymentMethod: 'Pay at Hotel' });
    },
    async onSuccess({ message, booking }) {
      toasts.clear();
      toasts.success(message, { durationMs: 4000 });
      await queryClient.invalidateQueries({ queryKey: myBookingsKey });
      void navigate(paths.booked(booking._id));
    },
    onError: handleError,
  });

  // A press before the session has loaded takes effect once it has.
  const waitForSession = useMutation({
    meta: { quiet: true },
    mutationFn: (_requested: PricedOrder) => getToken(),
    onSuccess: (token, requested) => (token ? book.mutate(requested) : signIn()),
    onError: handleError,
  });

  const isAvailable = result?.status === 'available';
  return {
    isAvailable,
    /** Why the available room was not booked: the guest can change that and book again. */
    obstacle: isAvailable ? result.obstacle : undefined,
    /** The server's error for a field of the current order. */
    fieldErrors: result?.status === 'rejected' ? { [result.field]: result.message } : {},
    isBusy: check.isPending || waitForSession.isPending || isOpeningSignIn || book.isPending || book.isSuccess,
    isSignedIn: status === 'signed-in',
    /** Takes the next step: check availability, sign in if signed out, then book. */
    proceed() {
      const seen = { ...order, totalPrice: stayTotal(daysBetween(order.checkIn, order.checkOut), pricePerNight) };
      if (!isAvailable) check.mutate(order);
      // If the session has expired, the API call itself asks the user to sign in and then continues.
      else if (status === 'signed-in' || previousUser) book.mutate(seen);
      else if (status === 'loading') waitForSession.mutate(seen);
      else signIn();
    },
  };
}
