import { setTimeout as wait } from 'node:timers/promises';
import { type Booking, calls, type Room } from '@wayhouse/contracts';
import { addDays } from '@wayhouse/domain';
import { linesOfBooking } from '@wayhouse/domain/rates/lines-of-booking';
import { cancelAsGuest, openPaymentPage, require200, toMinor } from './guest-steps.js';
import { insist } from './insist.js';
import type { Person } from './people.js';
import { isTogether, type Story } from './plan.js';
import { playTogether } from './stories-together.js';
import type { Ending, Scene } from './scene.js';

const tries = 12;

/** Plays a story, the `at`th of all, on nights of its own. */
export async function playStory(scene: Scene, story: Story, at: number): Promise<Ending> {
  const { people, stripe, today } = scene;
  const { kind, mischief } = story;
  if (isTogether(kind)) return playTogether(scene, story, at);
  const nights = kind.includes('fewer nights') ? story.nights + 1 : story.nights;
  const guest = people.guests[story.guest % people.guests.length]!;
  const pause = () => wait(story.pauseMs);
  const isLate = kind.includes('late') || (kind === 'pay after cancelling' && !scene.clocksApart && !mischief.hoursOld);
  const isOwners = kind === 'pay, the owner cancels' || kind.includes('at the hotel');
  const rooms = isOwners ? scene.ownRooms : scene.rooms;

  const booking = isLate
    ? await bookAnyRoom(guest, rooms, addDays(today, 1), nights, at)
    : await bookAnyRoom(guest, rooms, addDays(today, 100 + 5 * Math.floor(at / rooms.length)), nights, at);
  const bookingId = booking._id;
  const beforeWebhook = kind === 'pay, cancel late before the webhook' && { holdMs: 4000, hoursOld: 5 };
  stripe.mistreat(bookingId, { ...mischief, ...beforeWebhook });

  const total = toMinor(booking.totalPrice);
  const lateRefund = total - lateCharge(booking);
  const refunds = new Map<string, number>();
  const ending = (state: Booking['state']): Ending => ({ what: `${at} ${kind}`, bookingId, guest, state, refunds });
  const openPage = () => openPaymentPage(guest, calls.startPayment, bookingId);
  const cancel = () => cancelAsGuest(guest, bookingId);
  const pay = async (url: string, refund: number | 'all') => {
    const payment = await stripe.pay(url, story.slowRefund ? 'slow refund' : 'ordinary');
    if (payment) refunds.set(payment.id, refund === 'all' ? payment.amountMinor : refund);
  };

  switch (kind) {
    case 'pay':
      await pay(await openPage(), 0);
      return ending('paid');
    case 'cancel':
    case 'cancel late':
      await pause();
      await cancel();
      return ending('cancelled');
    case 'pay, cancel':
    case 'pay, cancel late':
    case 'pay, cancel late before the webhook':
      await pay(await openPage(), isLate ? lateRefund : total);
      await pause();
      await cancel();
      return ending('cancelled');
    case 'pay while cancelling': {
      const url = await openPage();
      await Promise.all([pay(url, total), pause().then(cancel)]);
      return ending('cancelled');
    }
    case 'pay after cancelling': {
      const url = await openPage();
      await cancel();
      // Stripe counts in seconds.
      await wait(1100);
      await pay(url, total);
      return ending('cancelled');
    }
    case 'pay, the owner cancels':
      await pay(await openPage(), total);
      await pause();
      require200(await insist(() => people.owner(calls.cancelByOwner, { bookingId })));
      return ending('cancelled');
    case 'pay at the hotel with the page open': {
      const url = await openPage();
      require200(await insist(() => people.owner(calls.markPaid, { bookingId, amount: booking.totalPrice })));
      await pay(url, total);
      return ending('paid');
    }
    case 'pay a part at the hotel while paying': {
      const url = await openPage();
      const deposit = { amount: 1, owed: booking.totalPrice, key: `story-${at}` };
      const [, answer] = await Promise.all([
        pay(url, 0),
        pause().then(() => payPart(people.owner, bookingId, deposit)),
      ]);
      const isRecorded = answer.status === 200;
      // The card has paid all of it before.
      if (!isRecorded && answer.code !== 'already-paid') require200(answer);
      for (const payment of refunds.keys()) refunds.set(payment, isRecorded ? toMinor(deposit.amount) : 0);
      return ending(refunds.size > 0 ? 'paid' : 'unpaid');
    }
    case 'pay in parts at the hotel, one taken back': {
      const owed = booking.totalPrice;
      const first = await payPart(people.owner, bookingId, { amount: 1, owed, key: `story-${at}-1` });
      require200(first);
      const { paymentId = '' } = first.history?.find((entry) => entry.type === 'paid') ?? {};
      await pause();
      require200(await payPart(people.owner, bookingId, { amount: owed - 1, owed: owed - 1, key: `story-${at}-2` }));
      require200(await insist(() => people.owner(calls.takeBackPayment, { bookingId, paymentId })));
      await pause();
      require200(await insist(() => people.owner(calls.markPaid, { bookingId, amount: 1 })));
      return ending('paid');
    }
    case 'pay, change to fewer nights': {
      const fewer = await showNights(guest, booking, story.nights);
      await pay(await openPage(), total - toMinor(fewer.totalPrice));
      await pause();
      await changeStay(guest, fewer);
      return ending('paid');
    }
    case 'pay while changing to fewer nights': {
      const fewer = await showNights(guest, booking, story.nights);
      const url = await openPage();
      await Promise.all([pay(url, total - toMinor(fewer.totalPrice)), pause().then(() => changeStay(guest, fewer))]);
      return ending(refunds.size > 0 ? 'paid' : 'unpaid');
    }
    case 'change to fewer nights, pay, cancel': {
      const fewer = await showNights(guest, booking, story.nights);
      await changeStay(guest, fewer);
      // The page may still be of the earlier price.
      await pay(await openPage(), 'all');
      await pause();
      await cancel();
      return ending('cancelled');
    }
  }
}

const payPart = (owner: Person, bookingId: string, part: { amount: number; owed: number; key: string }) =>
  insist(() => owner(calls.recordPayment, { bookingId, means: 'cash', ...part }));

/** In minor units, what the first nights cost that a late cancellation is charged for. */
const lateCharge = (booking: Booking): number =>
  linesOfBooking(booking)
    .flatMap(({ nights, each }) => nights.map((night) => ({ night, minor: toMinor(each) })))
    .sort((one, other) => one.night.localeCompare(other.night))
    .slice(0, booking.cancellationPolicy.lateChargeNights)
    .reduce((sum, { minor }) => sum + minor, 0);

/** The first of the rooms that is free, beginning with the `at`th. */
async function bookAnyRoom(guest: Person, rooms: Room[], checkInDate: string, nights: number, at: number) {
  const stay = { checkInDate, checkOutDate: addDays(checkInDate, nights) };
  for (let offset = 0; offset < rooms.length; offset++) {
    const room = rooms[(at + offset) % rooms.length]!;
    const booking = await book(guest, room._id, stay);
    if (booking) return booking;
  }
  throw new Error(`no room is free from ${checkInDate}`);
}

/** A call whose answer was lost may have made the booking. Undefined if the room is taken. */
async function book(guest: Person, room: string, stay: { checkInDate: string; checkOutDate: string }) {
  const order = { room, ...stay, guests: 1, PaymentMethod: 'Pay at Hotel' as const };
  const findOwn = async (): Promise<Booking | undefined> => {
    const { bookings = [] } = await insist(() => guest(calls.listOwnBookings, {}));
    return bookings.find(
      ({ state, ...each }) =>
        state !== 'cancelled' &&
        each.room._id === room &&
        each.checkInDate === stay.checkInDate &&
        each.checkOutDate === stay.checkOutDate,
    );
  };
  for (let attempt = 0; attempt < tries; attempt++) {
    const answer = await guest(calls.bookRoom, order).catch(() => undefined);
    if (answer?.booking) return answer.booking;
    if (answer?.status === 409 && attempt === 0) return undefined;
    if (answer && answer.status < 500 && answer.status !== 409) require200(answer);
    const own = await findOwn();
    if (own) return own;
    if (answer?.status === 409) return undefined;
    await wait(1000);
  }
  throw new Error(`room ${room} could not be booked in ${tries} attempts`);
}

/** The booking with so many nights, at what it would cost then. */
async function showNights(guest: Person, { _id: id, checkInDate, guests }: Booking, nights: number) {
  const wanted = { id, checkInDate, checkOutDate: addDays(checkInDate, nights), guests };
  const { totalPrice, ...answer } = await insist(() => guest(calls.showStayChange, wanted));
  if (totalPrice === undefined) throw new Error(`answered with ${answer.status} ${answer.code}: ${answer.message}`);
  return { ...wanted, totalPrice };
}

async function changeStay(
  guest: Person,
  wanted: { id: string; checkInDate: string; checkOutDate: string; guests: number; totalPrice: number },
): Promise<void> {
  require200(await insist(() => guest(calls.changeStay, wanted)));
}
