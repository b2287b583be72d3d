import type { EventData, events } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import type { ClerkAccounts, InTransaction, Transaction } from '@wayhouse/service-kit';
import type { AccountDeletions } from './account-deletion-queue.js';
import type { BookingRepository } from '../bookings/booking-repository.js';
import { isStanding } from '../bookings/domain/booking.js';
import { type Deps as EraseDeps, eraseAccount } from './erase-account.js';

export type Deps = EraseDeps & {
  inTransaction: InTransaction;
  clerkAccounts: Pick<ClerkAccounts, 'find'>;
  bookings: Pick<BookingRepository, 'listStandingOfHotel'>;
  accountDeletions: Pick<AccountDeletions, 'add'>;
};

/** As its owner asks: refused while there are stays or guests to come. */
export async function deleteAccount(deps: Deps, userId: string): Promise<void> {
  const account = await deps.clerkAccounts.find(userId);
  await deps.inTransaction(async (tx) => {
    await assertNothingToCome(deps, tx, userId);
    await forget(deps, tx, { userId, addresses: account?.addresses ?? [] });
  });
}

/** Erases the person, and has the account at Clerk deleted, whose report then changes nothing. */
export async function forget(
  deps: Deps,
  tx: Transaction,
  person: EventData<typeof events.accountDeleted>,
): Promise<void> {
  await eraseAccount(deps, tx, person);
  if (person.userId) await deps.accountDeletions.add(tx, { id: person.userId }, deps.now());
}

async function assertNothingToCome(deps: Deps, tx: Transaction, userId: string): Promise<void> {
  const now = deps.now();
  const ownBookings = await deps.bookings.listByGuest(userId, tx);
  if (ownBookings.some((booking) => isStanding(booking, now))) throw new DomainError('stays-to-come');
  const hotels: string[] = [];
  for (const hotelId of await deps.hotels.listIdsByOwner(userId)) {
    const [booking] = await deps.bookings.listStandingOfHotel(hotelId, now, tx);
    if (booking) hotels.push(booking.room.hotelName);
  }
  if (hotels.length > 0) throw new DomainError('guests-to-come', { hotels });
}
