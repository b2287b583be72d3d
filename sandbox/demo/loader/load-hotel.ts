import { addDays, findCity, toMinor } from '@wayhouse/domain';
import { addRoom } from '@wayhouse/catalog/rooms/add-room';
import { changeOwnRoom } from '@wayhouse/catalog/rooms/change-own-room';
import { withDescription } from '@wayhouse/catalog/rooms/domain/room';
import { changeOwnHotel } from '@wayhouse/catalog/hotels/change-own-hotel';
import { withOffers, withRatePlans } from '@wayhouse/catalog/hotels/domain/hotel';
import { changeHotelPhotos } from '@wayhouse/catalog/hotels/change-hotel-photos';
import { changeHotel } from '@wayhouse/catalog/hotels/change-hotel';
import { registerHotel } from '@wayhouse/catalog/hotels/register-hotel';
import { requireOwnHotel } from '@wayhouse/catalog/hotels/require-own-hotel';
import type { Clock, Connections } from './connections.js';
import { emailOf } from '../demo-accounts.js';
import { type DemoHotel, type DemoRoom, demoHotels } from '../hotels/demo-hotels.js';
import type { People } from './create-people.js';
import { demoUpload } from './encoded-photos.js';
import { hotelIdOf, roomIdOf } from '../hotels/demo-ids.js';
import { hotelOffers } from '../hotels/hotel-offers.js';
import { hotelPlans } from '../hotels/hotel-plans.js';
import { hotelProfiles } from '../hotels/hotel-profiles.js';
import type { Photo } from '../hotels/room-photos.js';

type Deps = Pick<Connections, 'catalog'> & { clock: Clock; people: People; today: string };

const listedDaysAgo = 270;

/** Registers the hotel and adds its rooms as its owner would, except for what an earlier run has added. */
export async function loadHotel({ catalog, clock, people, today }: Deps, hotel: DemoHotel): Promise<void> {
  const owner = people.get(emailOf(hotel.owner))!;
  const { name, contact, address, city } = hotel;
  clock.now = momentOf(addDays(today, -listedDaysAgo), 8);
  const [registered] = await catalog.hotels.listByOwner(owner.id);
  if (!registered) {
    const details = { name, contact, address, city: findCity(city)!.name };
    const unlimited = { countNewHotel: () => Promise.resolve() };
    await registerHotel({ ...catalog, ...unlimited, newId: () => hotelIdOf(hotel) }, owner.id, details, 'demo');
  }
  await describeHotel(catalog, owner.id, hotel);
  const listed = new Set((await catalog.rooms.listByOwner(owner.id)).map(({ id }) => id));
  for (const [position, room] of hotel.rooms.entries()) {
    const id = roomIdOf(hotel, position);
    if (listed.has(id)) continue;
    clock.now = listedAt(today, demoHotels.indexOf(hotel), position);
    const form = { draft: draftOf(room), ...uploadOf(room.photos) };
    const added = await addRoom({ ...catalog, roomsPerHotel: Infinity, newId: () => id }, asOwner(owner.id), form);
    await changeOwnRoom(catalog, asOwner(owner.id), added, (before) => withDescription(before, room.description));
  }
}

const uploadOf = (photos: Photo[]) => ({ photos: photos.map(demoUpload), signal: new AbortController().signal });

const asOwner = (id: string) => ({ id, needs: 'owner' as const });

/** Enters its profile, its photo, its offers and its rate plans, once. */
async function describeHotel(catalog: Deps['catalog'], ownerId: string, { name, photo }: DemoHotel): Promise<void> {
  const { id, version, contact, address, city } = await requireOwnHotel(catalog, asOwner(ownerId));
  if (version > 1) return;
  const profile = { name, contact, address, city, ...hotelProfiles[name] };
  const profiled = await changeHotel(catalog, asOwner(ownerId), { id, version, profile });
  const described = photo
    ? await changeHotelPhotos(catalog, asOwner(ownerId), { ...profiled, ...uploadOf([photo]), order: [0] })
    : profiled;
  const [offers, plans] = [hotelOffers[name], hotelPlans[name]];
  const offered = offers
    ? await changeOwnHotel(catalog, asOwner(ownerId), described, (hotel) => withOffers(hotel, offers))
    : described;
  if (plans) await changeOwnHotel(catalog, asOwner(ownerId), offered, (hotel) => withRatePlans(hotel, { plans }));
}

/** Every hotel's first room is newer than any second one, so that the list of the newest rooms shows all hotels. */
const listedAt = (today: string, hotel: number, position: number) =>
  momentOf(addDays(today, -listedDaysAgo + 10 - position), 23 - hotel);

const draftOf = ({ roomType, price, amenities, units }: DemoRoom) => ({
  ...{ roomType, amenities, nightMinor: toMinor(price) },
  ...(units !== undefined && { units }),
});

const momentOf = (date: string, hour: number) => new Date(`${date}T${String(hour).padStart(2, '0')}:30:00Z`);
