import type { InTransaction, StaffCaller, Transaction } from '@wayhouse/service-kit';
import type { AccountRepository } from '../accounts/account-repository.js';
import type { Hotel } from '../hotels/domain/hotel.js';
import type { HotelRepository } from '../hotels/hotel-repository.js';
import { assertMayActOn } from './assert-may-act-on.js';

export type Deps = Parameters<typeof assertMayActOn>[0] & {
  inTransaction: InTransaction;
  accounts: Pick<AccountRepository, 'takeTurn'>;
  hotels: Pick<HotelRepository, 'get'>;
};

/**
 * Changes who works at a hotel of the caller. Changes follow one after the other, and one before or after the deletion of the owner's
 * account, which ends the access of all members.
 */
export const changeStaff = <Result>(
  deps: Deps,
  caller: StaffCaller,
  hotelId: string,
  change: (tx: Transaction, hotel: Hotel) => Promise<Result>,
): Promise<Result> =>
  deps.inTransaction(async (tx) => {
    const hotel = await takeTurnAt(deps, tx, hotelId);
    await assertMayActOn(deps, caller, hotel, 'hotel-not-found', tx);
    return change(tx, hotel);
  });

/** The hotel, which no other transaction that takes a turn changes the staff of until this one ends. */
export async function takeTurnAt(
  { accounts, hotels }: Pick<Deps, 'accounts' | 'hotels'>,
  tx: Transaction,
  hotelId: string,
): Promise<Hotel> {
  const hotel = await hotels.get(hotelId, tx);
  await accounts.takeTurn(tx, hotel.owner.id);
  return hotel;
}
