import type { Connection } from 'mongoose';
import type { Party } from '@wayhouse/domain';
import { type JobStore, openJobStore } from '@wayhouse/service-kit';

/** An email about a message of a booking, to the other one of the two. It is written when it is sent. */
export type MessageEmail = {
  id: string;
  bookingId: string;
  from: Party;
  /** The guest, and whom it is from or to at the hotel. */
  accounts: string[];
  /** Whom it is to at the hotel; without it, the owner. */
  memberId?: string;
  text: string;
};

export type MessageEmailQueue = JobStore<MessageEmail>;

/** The texts are forgotten once they are sent or given up: they are read where they were written. */
export const messageEmailQueue = (db: Connection): MessageEmailQueue =>
  openJobStore<MessageEmail>(db, 'message_emails', { forgets: true, inOrderBy: 'bookingId' });
