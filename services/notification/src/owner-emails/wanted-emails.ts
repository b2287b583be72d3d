import { noOwnerEmails, type OwnerEmailChoice, ownerEmailDefaults, type OwnerEmailKind } from '@wayhouse/domain';
import type { Transaction } from '@wayhouse/service-kit';
import type { BookingProjection } from '../booking-emails/booking-projection.js';
import type { HotelProjection } from '../booking-emails/hotel-projection.js';
import type { OwnerEmailChoices } from './owner-email-choice-repository.js';
import type { StaffProjection } from './staff-projection.js';

/** Whom an email about a hotel goes to: its owner, or a member of its staff. */
export type Recipient = { ownerId: string; memberId?: string };

export type Deps = {
  bookings: Pick<BookingProjection, 'hasOwner'>;
  hotels: Pick<HotelProjection, 'hasOwner'>;
  ownerEmailChoices: Pick<OwnerEmailChoices, 'get'>;
  staff: Pick<StaffProjection, 'listMembers'>;
};

/** Hotels that were registered before notification subscribed to them show in the bookings. */
export const ownsHotel = async (
  { hotels, bookings }: Pick<Deps, 'hotels' | 'bookings'>,
  id: string,
): Promise<boolean> => (await hotels.hasOwner(id)) || (await bookings.hasOwner(id));

/** Which emails an account gets: what it has chosen, and otherwise the defaults of an owner, or none for who owns no hotel. */
export const emailChoiceOf = async (
  deps: Pick<Deps, 'hotels' | 'bookings' | 'ownerEmailChoices'>,
  accountId: string,
  tx?: Transaction,
): Promise<OwnerEmailChoice> =>
  deps.ownerEmailChoices.get(accountId, (await ownsHotel(deps, accountId)) ? ownerEmailDefaults : noOwnerEmails, tx);

/** Those at a hotel who want emails of this kind. */
export async function listRecipients(
  deps: Deps,
  tx: Transaction,
  { id, ownerId }: { id: string; ownerId: string },
  kind: OwnerEmailKind,
): Promise<Recipient[]> {
  const members = await deps.staff.listMembers(tx, id);
  const recipients: Recipient[] = [{ ownerId }, ...members.map((memberId) => ({ ownerId, memberId }))];
  const wanting: Recipient[] = [];
  for (const recipient of recipients) {
    const { memberId } = recipient;
    // That the owner is one may be known by the event alone, whose booking is not committed yet.
    const choice = memberId
      ? await emailChoiceOf(deps, memberId, tx)
      : await deps.ownerEmailChoices.get(ownerId, ownerEmailDefaults, tx);
    if (choice[kind]) wanting.push(recipient);
  }
  return wanting;
}

/** Each recipient of what has happened gets an email of their own. */
export const emailIdFor = (id: string, { memberId }: Recipient): string => (memberId ? `${id}-${memberId}` : id);
