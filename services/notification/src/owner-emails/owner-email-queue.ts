import type { EventData, events } from '@wayhouse/contracts';
import type { ChangedTerms } from '../booking-emails/change-facts.js';
import type { Connection } from 'mongoose';
import { type JobStore, openJobStore } from '@wayhouse/service-kit';
import type { Recipient } from './wanted-emails.js';

type Cancelled = EventData<typeof events.bookingCancelled>;
export type CancellationTerms = Pick<Cancelled, 'chargedMinor' | 'owedMinor' | 'byCard' | 'atHotel' | 'isByOperator'>;

/** What was paid for a booking, and is still to be paid. */
type PaidTerms = { bookingId: string; amountMinor: number; owedMinor: number };

/** What has happened to a booking, or to `others` as well that were made, paid or cancelled together with it, that its hotel's owner gets an email about. */
export type BookingNews =
  | { kind: 'booking'; bookingId: string; others?: string[] }
  | ({ kind: 'payment'; others?: PaidTerms[] } & PaidTerms)
  | { kind: 'change'; bookingId: string; changes: number; terms: ChangedTerms }
  | { kind: 'conflict'; bookingId: string; calendar: string; nights: string[] }
  | {
      kind: 'cancellation';
      bookingId: string;
      terms: CancellationTerms;
      others?: { bookingId: string; terms: CancellationTerms }[];
    };

/** The day ahead of a hotel. */
export type DayNews = { kind: 'arrivals'; hotelId: string; date: string };

/**
 * An email to the owner of a hotel, or to a member of its staff. It is written when it is sent: of the guest and of whom it is to the
 * queue has nothing but ids.
 */
export type OwnerEmail = { id: string } & Recipient & (BookingNews | DayNews);

export type OwnerEmailQueue = JobStore<OwnerEmail>;

export const ownerEmailQueue = (db: Connection): OwnerEmailQueue =>
  openJobStore<OwnerEmail>(db, 'owner_emails', { inOrderBy: 'bookingId' });
