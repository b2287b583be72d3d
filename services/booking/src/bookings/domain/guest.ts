import { DomainError } from '@wayhouse/domain';

/** Who has booked with an account. Name and email address are empty once it is deleted. */
export type AccountGuest = { id: string; name: string; email: string };

/** For whom the hotel has booked. The name is empty once it is struck out. */
type DeskGuest = { name: string; id?: undefined; email?: undefined };

export type Guest = AccountGuest | DeskGuest;

export const isBookedByHotel = ({ guest }: { guest: Guest }): boolean => guest.id === undefined;

/** Whether nobody can be emailed: the account that the booking was made with is deleted, or the hotel has booked for the guest. */
export const hasNoEmail = ({ guest }: { guest: Guest }): boolean => !guest.email;

/** Whether it is known no more who the guest was. */
export const isStruckOut = (booking: { guest: Guest }): boolean =>
  isBookedByHotel(booking) ? !booking.guest.name : hasNoEmail(booking);

/** A note may name the guest. Once who that was is struck out, nothing would do so again. */
export function assertMayNote(booking: { guest: Guest }, note?: string): void {
  if (note && isStruckOut(booking)) throw new DomainError('note-after-erasure');
}
