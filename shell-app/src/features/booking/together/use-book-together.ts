import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookTogether } from '@wayhouse/contracts/calls/book-together-call';
import { paths } from '@wayhouse/contracts/paths';
import { policyOn } from '@wayhouse/domain/rates/rate-plan';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { newKey } from '@wayhouse/web-kit/new-key';
import { useSession } from '@wayhouse/web-kit/session';
import type { StayDates } from '@wayhouse/web-kit/stay-dates';
import { toasts } from '@wayhouse/web-kit/toasts';
import { promotionKey } from '@wayhouse/web-kit/use-checked-code';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type DetailsDraft, isDetail, toDetails } from '@wayhouse/web-kit/details-draft';
import { myBookingsKey, roomKey } from '../../../shared/query-keys.js';
import { useDetailsDraft } from '../use-details-draft.js';
import { type RoomsOrder, writeRoom } from './rooms-order.js';
import { useRoomAges } from './use-room-ages.js';
import { roomsToChooseKey } from './use-rooms-to-choose.js';
import type { PricedRoom } from './wanted-rooms.js';

/** `asked` is the order that it was at the press. */
type Order = { dates: StayDates; code: string; rooms: PricedRoom[]; asked: RoomsOrder };

/** What a refusal is about: the order as a whole, the room at a place in it, the ages of children there, or a detail. */
type Cause =
  | { of: 'order' }
  | { of: 'room'; at: number }
  | { of: 'ages'; at: number }
  | { of: 'detail'; field: keyof DetailsDraft };

/** Why the server has refused an order. */
type Refusal = Cause & { order: string; message: string };

const textOf = ({ checkIn, checkOut, code, rooms }: RoomsOrder) =>
  [checkIn, checkOut, code, ...rooms.map(writeRoom)].join(' ');

/** Books the rooms, all or none. A refusal shows as long as the order is the one that was refused. */
export function useBookTogether(hotel: string, order: RoomsOrder) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { status, isOpeningSignIn, previousUser, getToken, signIn } = useSession();
  const [key, setKey] = useState(newKey);
  const [latest, setLatest] = useState<Refusal>();
  const detailsDraft = useDetailsDraft(hotel);
  const roomAges = useRoomAges(hotel);
  const refusal = latest?.order === textOf(order) ? latest : undefined;

  function handleError(error: Error, { asked }: Order) {
    toasts.error(error.message);
    const field = error instanceof ApiError ? error.field : undefined;
    const cause = causeOf(field);
    setLatest({ order: textOf(asked), message: error.message, ...cause });
    // What the guest has typed changes no price; checking the code again would keep the button busy.
    if (cause.of === 'ages' || cause.of === 'detail') return;
    // Other rooms were booked whose confirmation was lost: the guest knows now, and may book these as well.
    if (field === 'key') setKey(newKey());
    // What is free, and at what price, may be something else than shown.
    void queryClient.invalidateQueries({ queryKey: roomsToChooseKey });
    for (const { room: id } of asked.rooms)
      for (const queryKey of [roomKey(id), promotionKey(id)]) void queryClient.invalidateQueries({ queryKey });
  }
  const book = useMutation({
    meta: { quiet: true },
    mutationFn: ({ dates, code, rooms }: Order) =>
      api.call(bookTogether, {
        ...{ key, checkInDate: dates.checkIn, checkOutDate: dates.checkOut, PaymentMethod: 'Pay at Hotel' },
        ...toDetails({ ...detailsDraft.findDraft(), children: '' }),
        rooms: rooms.map((room, at) => ({
          ...toInput(room),
          ...roomAges.toChildren(at, room.wanted.room),
          ...(code && { promotionCode: code }),
        })),
      }),
    async onSuccess({ message, bookings }) {
      detailsDraft.forget();
      roomAges.forget();
      toasts.clear();
      toasts.success(message, { durationMs: 4000 });
      // The nights are taken now, so every cached list of rooms is stale.
      void queryClient.invalidateQueries({ refetchType: 'none' });
      await queryClient.invalidateQueries({ queryKey: myBookingsKey });
      void navigate(paths.booked(bookings[0]!._id));
    },
    onError: handleError,
  });
  // A press before the session has loaded takes effect once it has.
  const waitForSession = useMutation({
    meta: { quiet: true },
    mutationFn: (_requested: Order) => getToken(),
    onSuccess: (token, requested) => (token ? book.mutate(requested) : signIn()),
    onError: handleError,
  });

  return {
    isBusy: waitForSession.isPending || isOpeningSignIn || book.isPending || book.isSuccess,
    /** The server's error about the room at this place in the order. */
    roomError: (at: number) => (refusal?.of === 'room' && refusal.at === at ? refusal.message : undefined),
    /** Its error about the order as a whole. */
    obstacle: refusal?.of === 'order' ? refusal.message : undefined,
    ages: {
      find: roomAges.find,
      refusalAt: (at: number) => (refusal?.of === 'ages' && refusal.at === at ? refusal : undefined),
      enter(at: number, room: string, ages: string) {
        roomAges.enter(at, room, ages);
        setLatest(undefined);
      },
      remove: roomAges.remove,
    },
    details: {
      draftOwner: detailsDraft.draftOwner,
      draft: detailsDraft.findDraft(),
      refusal: refusal?.of === 'detail' ? refusal : undefined,
      onChange(draft: DetailsDraft) {
        detailsDraft.keep(draft);
        setLatest(undefined);
      },
    },
    proceed(rooms: PricedRoom[]) {
      const seen = { dates: order, code: order.code, rooms, asked: order };
      // If the session has expired, the API call itself asks the user to sign in and then continues.
      if (status === 'signed-in' || previousUser) book.mutate(seen);
      else if (status === 'loading') waitForSession.mutate(seen);
      else signIn();
    },
  };
}

/** By the field that the server names. */
function causeOf(field = ''): Cause {
  if (isDetail(field)) return { of: 'detail', field };
  const [, at, ofRoom] = /^rooms\.(\d+)(?:\.(\w+))?$/.exec(field) ?? [];
  return at === undefined ? { of: 'order' } : { of: ofRoom === 'children' ? 'ages' : 'room', at: Number(at) };
}

/** With the price and the terms that the guest sees. */
function toInput({ wanted: { room, guests, plan }, room: known, price }: PricedRoom) {
  return {
    ...{ room, guests, totalPrice: price?.total },
    ...(known?.currency && { currency: known.currency }),
    ...(plan && { plan }),
    ...(known && { cancellationPolicy: policyOn(known, plan) }),
  };
}
