import type { Connection } from 'mongoose';
import { type JobStore, openJobStore } from '@wayhouse/service-kit';
import type { BookingNews, DayNews } from '../owner-emails/owner-email-queue.js';
import type { Recipient } from '../owner-emails/wanted-emails.js';

/** A guest has written about a booking. */
export type MessageNews = { kind: 'message'; bookingId: string };

/**
 * A push to one browser of an account, the owner's or that of a member of the staff, about what they get an email about. As the email
 * it is written when it is sent.
 */
export type OwnerPush = { id: string; accountId: string; browser: string } & Recipient &
  (BookingNews | MessageNews | DayNews);

export type OwnerPushQueue = JobStore<OwnerPush>;

export const ownerPushQueue = (db: Connection): OwnerPushQueue => openJobStore<OwnerPush>(db, 'owner_pushes');
