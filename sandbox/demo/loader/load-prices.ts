import { addCode } from '@wayhouse/booking/promotions/add-code';
import { changeRates } from '@wayhouse/catalog/rooms/change-rates';
import { emailOf } from '../demo-accounts.js';
import type { DemoHotel } from '../hotels/demo-hotels.js';
import { hotelIdOf, roomIdOf } from '../hotels/demo-ids.js';
import { hotelPrices } from '../hotels/hotel-prices.js';
import type { Connections } from './connections.js';
import type { People } from './create-people.js';

type Deps = Pick<Connections, 'catalog' | 'booking'> & { people: People; today: string };

/** Sets the rates of the hotel's rooms and adds its promotion codes as its owner would, except for what an earlier run has set. */
export async function loadPrices({ catalog, booking, people, today }: Deps, hotel: DemoHotel): Promise<void> {
  const { rates = {}, codes = [] } = hotelPrices[hotel.name] ?? {};
  const owner = { id: people.get(emailOf(hotel.owner))!.id, needs: 'owner' as const };
  for (const [position, ratesOn] of Object.entries(rates)) {
    const { id, version, rates: known = [] } = await catalog.rooms.get(roomIdOf(hotel, Number(position)));
    if (!known.length) await changeRates(catalog, owner, { id, version, rates: ratesOn(today) });
  }
  for (const code of codes) await addCode(booking, { hotelId: hotelIdOf(hotel), by: owner.id }, code);
}
