import type { BookingFacts } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import type { BookingProjection } from '../bookings/booking-projection.js';
import { type BookingPayments, paymentError } from './domain/booking-payments.js';
import { type Deps as PageDeps, openPage } from './open-page.js';
import type { Payments } from './payment-repository.js';

type Deps = PageDeps & {
  bookings: Pick<BookingProjection, 'get'>;
  payments: Pick<Payments, 'get'>;
};

/** Returns the URL of the payment page: of the session that is still open, or of a new one. */
export async function startPayment(deps: Deps, bookingId: string, guestId: string): Promise<string> {
  const own = await getOwn(deps, bookingId, guestId);
  const error = paymentError(own.known);
  if (error) throw error;
  return (await openPage(deps, [own])) ?? startPayment(deps, bookingId, guestId);
}

/** The same for all that can be paid of the bookings that were made together with this one. */
export async function startJointPayment(deps: Deps, bookingId: string, guestId: string): Promise<string> {
  const own = await getOwn(deps, bookingId, guestId);
  const { bookedTogether = [bookingId] } = own.facts;
  const all = await Promise.all(bookedTogether.map((id) => (id === bookingId ? own : getOwn(deps, id, guestId))));
  const payable = all.filter(({ known }) => !paymentError(known));
  if (payable.length === 0) throw paymentError(own.known)!;
  return (await openPage(deps, payable)) ?? startJointPayment(deps, bookingId, guestId);
}

type Own = { facts: BookingFacts; known: BookingPayments };

/** Another guest's booking is reported like one that does not exist. */
async function getOwn({ bookings, payments }: Deps, bookingId: string, guestId: string): Promise<Own> {
  const facts = await bookings.get(bookingId);
  if (facts.guest.id !== guestId) throw new DomainError('booking-not-found');
  return { facts, known: await payments.get(bookingId) };
}
