import type { Booking } from './domain/booking.js';
import { messages } from './messages.js';

/** What a guest is called; one whose account is deleted has no name any more. */
export const guestName = ({ guest }: Pick<Booking, 'guest'>): string => guest.name || messages.formerGuest;
