import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookRoom, checkAvailability } from '@wayhouse/contracts/calls/booking-calls';
import type { Room } from '@wayhouse/contracts/room';
import type { CancellationPolicy } from '@wayhouse/domain/cancellation-policy';
import type { Currency } from '@wayhouse/domain/money';
import { policyOn } from '@wayhouse/domain/rates/rate-plan';
import { paths } from '@wayhouse/contracts/paths';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { newKey } from '@wayhouse/web-kit/new-key';
import { useSession } from '@wayhouse/web-kit/session';
import { toasts } from '@wayhouse/web-kit/toasts';
import { promotionKey } from '@wayhouse/web-kit/use-checked-code';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { agesProblem } from '@wayhouse/web-kit/children-ages';
import { type DetailsDraft, isDetail, toDetails } from '@wayhouse/web-kit/details-draft';
import { priceRoom } from '@wayhouse/contracts/price-room';
import { myBookingsKey, roomKey } from '../../shared/query-keys.js';
import { type AvailabilityResult, appliesTo, invalidField, isObstacle, obstacleOf } from './availability-result.js';
import type { StayParams } from '../../shared/stay-params.js';
import type { PricedOrder, StayOrder } from './stay-order.js';
import { takenNightsKey } from '../../shared/stay-fields/use-taken-nights.js';
import { useDetailsDraft } from './use-details-draft.js';

/** An order, with the price and the terms that the guest sees when ordering. */
type SeenOrder = StayOrder & { totalPrice: number; currency?: Currency; cancellationPolicy: CancellationPolicy };

/** Why one of the details is refused. */
type Refusal = { field: keyof DetailsDraft; message: string };

const toStayInput = (room: string, { checkIn, checkOut }: StayParams) => ({
  room,
  checkInDate: checkIn,
  checkOutDate: checkOut,
});

/** Checks availability, then books. A result applies only to the order it was requested for. */
export function useBookRoom(booked: Room, order: PricedOrder) {
  const { _id: room } = booked;
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { status, isOpeningSignIn, previousUser, getToken, signIn } = useSession();
  const [key, setKey] = useState(newKey);
  const [latest, setLatest] = useState<AvailabilityResult>();
  const detailsDraft = useDetailsDraft(room);
  const [refusal, setRefusal] = useState<Refusal>();
  const result = latest && appliesTo(latest, order) ? latest : undefined;

  function handleError(error: Error, failedOrder: StayOrder) {
    toasts.error(error.message);
    const field = invalidField(error);
    // What the room costs, and which stays it is for, may be something else than shown.
    if (field || isObstacle(error)) void queryClient.invalidateQueries({ queryKey: roomKey(room) });
    if (isObstacle(error)) setLatest({ order: failedOrder, status: 'available', obstacle: error.message });
    if (error instanceof ApiError && isDetail(error.field)) setRefusal({ field: error.field, message: error.message });
    // Another stay was booked whose confirmation was lost: the guest knows now, and may book this one as well.
    if (error instanceof ApiError && error.field === 'key') setKey(newKey());
    // The code has ended or is used up meanwhile: checking it again shows why.
    if (error instanceof ApiError && error.field === 'promotionCode')
      void queryClient.invalidateQueries({ queryKey: promotionKey(room) });
    if (!field) return;
    setLatest({ order: failedOrder, status: 'rejected', field, message: error.message });
    void queryClient.invalidateQueries({ queryKey: takenNightsKey(room) });
  }
  const check = useMutation({
    meta: { quiet: true },
    async mutationFn(requested: StayOrder) {
      const { isAvailable, message } = await api.call(checkAvailability, toStayInput(room, requested));
      if (!isAvailable) throw new ApiError(message, 'not-available', 200);
      return message;
    },
    onSuccess(message, requested) {
      toasts.clear();
      toasts.success(message);
      setLatest({ order: requested, status: 'available' });
    },
    onError: handleError,
  });
  const book = useMutation({
    meta: { quiet: true },
    mutationFn(seen: SeenOrder) {
      const { guests, totalPrice, currency, cancellationPolicy, plan, code } = seen;
      const price = { totalPrice, ...(currency && { currency }) };
      const terms = { ...price, cancellationPolicy, ...(plan && { plan }), ...(code && { promotionCode: code }) };
      const stay = { ...toStayInput(room, seen), guests, ...terms };
      return api.call(bookRoom, {
        key,
        ...stay,
        PaymentMethod: 'Pay at Hotel',
        ...toDetails(detailsDraft.findDraft()),
      });
    },
    async onSuccess({ message, booking }) {
      detailsDraft.forget();
      toasts.clear();
      toasts.success(message, { durationMs: 4000 });
      // The nights are taken now, so every cached list of rooms is stale.
      void queryClient.invalidateQueries({ refetchType: 'none' });
      await queryClient.invalidateQueries({ queryKey: myBookingsKey });
      void navigate(paths.booked(booking._id));
    },
    onError: handleError,
  });

  /** Ages that are none are not sent: the server knows less about how they are entered. */
  function refuseAges(): boolean {
    const message = agesProblem(detailsDraft.findDraft().children);
    if (!message) return false;
    toasts.error(message);
    setRefusal({ field: 'children', message });
    return true;
  }

  // A press before the session has loaded takes effect once it has.
  const waitForSession = useMutation({
    meta: { quiet: true },
    mutationFn: (_requested: SeenOrder) => getToken(),
    onSuccess: (token, requested) => (token ? book.mutate(requested) : signIn()),
    onError: handleError,
  });

  const isAvailable = result?.status === 'available';
  return {
    isAvailable,
    /** Why the available room was not booked: the guest can change that and book again. */
    obstacle: result && obstacleOf(result, order),
    /** The server's error for a field of the current order. */
    fieldErrors: result?.status === 'rejected' ? { [result.field]: result.message } : {},
    isBusy: check.isPending || waitForSession.isPending || isOpeningSignIn || book.isPending || book.isSuccess,
    isSignedIn: status === 'signed-in',
    details: {
      draftOwner: detailsDraft.draftOwner,
      draft: detailsDraft.findDraft(),
      refusal,
      onChange(draft: DetailsDraft) {
        detailsDraft.keep(draft);
        setRefusal(undefined);
      },
    },
    /** Takes the next step: check availability, sign in if signed out, then book. */
    proceed() {
      const cancellationPolicy = policyOn(booked, order.plan);
      const { currency } = booked;
      const seen = { ...order, totalPrice: priceRoom(booked, order).total, currency, cancellationPolicy };
      if (!isAvailable) return check.mutate(order);
      if (refuseAges()) return;
      // If the session has expired, the API call itself asks the user to sign in and then continues.
      if (status === 'signed-in' || previousUser) book.mutate(seen);
      else if (status === 'loading') waitForSession.mutate(seen);
      else signIn();
    },
  };
}
