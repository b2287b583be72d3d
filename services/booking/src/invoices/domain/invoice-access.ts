import { assertRole, DomainError } from '@wayhouse/domain';
import type { OwnHotels } from '../../hotels/domain/own-hotels.js';
import type { Invoice } from './invoice.js';

/** Somebody else's invoice is not found, like one that does not exist. */
export function requireGuestInvoice<Found extends Pick<Invoice, 'guestId'>>(invoice: Found, guestId: string): Found {
  if (invoice.guestId !== guestId) throw new DomainError('invoice-not-found');
  return invoice;
}

export function requireHotelInvoice<Found extends Pick<Invoice, 'hotelId'>>(
  invoice: Found,
  { roles, needs }: OwnHotels,
): Found {
  assertRole(roles.get(invoice.hotelId), needs, 'invoice-not-found');
  return invoice;
}
