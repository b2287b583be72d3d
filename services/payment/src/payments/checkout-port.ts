import type { BookingFacts } from '@wayhouse/contracts';
import type { JobStore } from '@wayhouse/service-kit';
import type { OpenSession } from './domain/booking-payments.js';

/** Opens a card payment page for a booking. The same attempt at the same price always returns the same session. */
export type OpenCheckout = (booking: BookingFacts, attempt: number) => Promise<OpenSession>;

/** Payment pages to be closed, by session id, because their booking is cancelled or paid otherwise. */
export type SessionClosings = JobStore<{ id: string }>;
