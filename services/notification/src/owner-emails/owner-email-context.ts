import type { BookingFacts, EmailedDetails } from '@wayhouse/contracts';

export type OwnerEmailContext = { publicUrl: string };

/** A booking as notification knows it. `owedMinor` is missing of bookings that were stored before it was known. */
export type KnownBooking = { facts: BookingFacts; cancelledAt?: string; owedMinor?: number; details?: EmailedDetails };
