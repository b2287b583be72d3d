import type { BookingFacts } from '@wayhouse/contracts';
import type { JobStore } from '@wayhouse/service-kit';
import type { OpenSession } from './domain/booking-payments.js';

/** `attempt` counts the sessions that are opened for the booking. */
export type Payable = { booking: BookingFacts; attempt: number };

/**
 * Opens a card payment page for a booking, or for several that were made together. The same attempts at the same prices always return the
 * same session.
 */
export type OpenCheckout = (payables: Payable[]) => Promise<Omit<OpenSession, 'together'>>;

/** Payment pages to be closed, by session id, because a booking on them is cancelled or paid otherwise. */
export type SessionClosings = JobStore<{ id: string }>;
