import { setTimeout as wait } from 'node:timers/promises';
import { type Booking, calls } from '@wayhouse/contracts';
import { addDays } from '@wayhouse/domain';
import { cancelAsGuest, openPaymentPage, require200, toMinor } from './guest-steps.js';
import { insist } from './insist.js';
import { type Story, storyKinds } from './plan.js';
import type { Ending, Scene } from './scene.js';

/** Nights beyond those of the other stories. */
const daysAhead = 460;

/** Two rooms are paid by one card payment, one of them is cancelled. */
export async function playTogether(scene: Scene, story: Story, at: number): Promise<Ending> {
  const { people, stripe, ownRooms, today } = scene;
  const guest = people.guests[story.guest % people.guests.length]!;
  const checkInDate = addDays(today, daysAhead + 4 * Math.floor(at / storyKinds.length));
  const stay = { checkInDate, checkOutDate: addDays(checkInDate, story.nights) };
  // On rooms of its own, as both kinds have the same nights.
  const first = story.kind === 'pay two together, cancel one' ? 0 : 2;
  const rooms = ownRooms.slice(first, first + 2).map(({ _id }) => ({ room: _id, guests: 1 }));
  const order = { key: `story-${at}`, ...stay, rooms, PaymentMethod: 'Pay at Hotel' as const };
  const answer = await insist(() => guest(calls.bookTogether, order));
  require200(answer);
  const [cancelled, other] = answer.bookings as [Booking, Booking];
  stripe.mistreat(cancelled._id, story.mischief);
  const refunds = new Map<string, number>();
  const cancel = () => wait(story.pauseMs).then(() => cancelAsGuest(guest, cancelled._id));
  const pay = async (url: string) => {
    const payment = await stripe.pay(url, story.slowRefund ? 'slow refund' : 'ordinary');
    if (payment) refunds.set(payment.id, toMinor(cancelled.totalPrice));
  };
  const url = await openPaymentPage(guest, calls.payTogether, cancelled._id);
  if (story.kind === 'pay two together while cancelling one') await Promise.all([pay(url), cancel()]);
  else await pay(url).then(cancel);
  const state = refunds.size > 0 ? 'paid' : 'unpaid';
  const ending = { what: `${at} ${story.kind}`, bookingId: cancelled._id, guest, state: 'cancelled' as const, refunds };
  return { ...ending, other: { bookingId: other._id, state } };
}
