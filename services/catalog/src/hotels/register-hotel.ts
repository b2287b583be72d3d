import { events } from '@wayhouse/contracts';
import { DomainError, type SiteMoney } from '@wayhouse/domain';
import { type FindProfile, type InTransaction, isDuplicateKey, type Outbox } from '@wayhouse/service-kit';
import type { AccountRepository } from '../accounts/account-repository.js';
import { changeOfHotel } from '../changes/domain/change-facts.js';
import { recordChange, type RecordDeps } from '../changes/record-change.js';
import type { CountNewHotel } from './new-hotel-limits.js';
import { hotelEventData } from './hotel-event-data.js';
import type { HotelRepository } from './hotel-repository.js';
import type { HotelSlugs } from './hotel-slug-repository.js';
import { type Hotel, type HotelDetails, type HotelExtras, withProfile } from './domain/hotel.js';
import { withChosenCurrency } from './domain/hotel-currency.js';
import { assertNoHotel } from './domain/own-hotels.js';

export type Deps = RecordDeps & {
  site: SiteMoney;
  inTransaction: InTransaction;
  outbox: Outbox;
  findProfile: FindProfile;
  newId: () => string;
  hotels: Pick<HotelRepository, 'add' | 'listByOwner'>;
  slugs: HotelSlugs;
  accounts: Pick<AccountRepository, 'becomeOwner'>;
  countNewHotel: CountNewHotel;
  now: () => Date;
};

/** `network` is where the owner's request came from. `assertFits` throws unless the owner may have one beside these. */
type Rules = { network: string; assertFits: (own: Hotel[]) => void };
type NewHotel = HotelDetails & HotelExtras & Pick<Hotel, 'id' | 'addedAt'> & Rules;

/** The first hotel of its owner. */
export const registerHotel = (
  deps: Deps,
  ownerId: string,
  details: HotelDetails & Pick<HotelExtras, 'currency'>,
  network: string,
): Promise<Hotel> => storeNewHotel(deps, ownerId, { ...details, id: deps.newId(), network, assertFits: assertNoHotel });

/** Returns the hotel with this id, if the owner has it already; throws if that one is another. */
export async function storeNewHotel(deps: Deps, ownerId: string, { network, assertFits, ...entered }: NewHotel) {
  const fields = withChosenCurrency(entered, {}, deps.site);
  const { name, image } = await deps.findProfile(ownerId);
  const unnamed = { ...fields, version: 1, owner: { id: ownerId, name, image } };
  return store(deps, unnamed, { network, assertFits });
}

/** Again, if another hotel was given the same address meanwhile. */
async function store(deps: Deps, unnamed: Hotel, rules: Rules, retries = 30): Promise<Hotel> {
  const ownerId = unnamed.owner.id;
  try {
    return await deps.inTransaction(async (tx) => {
      // First: of two transactions that write the account, the later one sees the hotel of the other.
      await deps.accounts.becomeOwner(tx, ownerId);
      const own = await deps.hotels.listByOwner(ownerId, tx);
      const known = own.find(({ id }) => id === unnamed.id);
      if (known) return assertSame(known, unnamed);
      rules.assertFits(own);
      const hotel = { ...unnamed, slug: await deps.slugs.findFree(tx, unnamed) };
      await deps.hotels.add(tx, hotel);
      await deps.slugs.add(tx, hotel.slug, hotel.id);
      await deps.countNewHotel(tx, rules.network, deps.now());
      await recordChange(deps, tx, hotel.owner, hotel.id, { kind: 'hotel-added' });
      await deps.outbox.add(tx, events.hotelRegistered, hotelEventData(hotel));
      return hotel;
    });
  } catch (error) {
    if (!isDuplicateKey(error) || retries === 0) throw error;
    return store(deps, unnamed, rules, retries - 1);
  }
}

/** A hotel that its form has added before; throws if something else is entered by now. */
function assertSame(known: Hotel, { currency, ...entered }: Hotel): Hotel {
  const again = { ...withProfile(known, entered), currency };
  if (changeOfHotel(known, again)) throw new DomainError('hotel-form-used');
  return known;
}
