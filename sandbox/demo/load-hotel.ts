import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { addDays, cityNamed, toMinor } from '@wayhouse/contracts';
import { addRoom } from '@wayhouse/catalog/add-room';
import { registerHotel } from '@wayhouse/catalog/register-hotel';
import type { Clock, Connections } from './connections.js';
import { emailOf } from './demo-accounts.js';
import type { DemoHotel, DemoRoom } from './demo-hotel.js';
import { demoHotels } from './demo-hotels.js';
import type { People } from './people.js';
import { hotelIdOf, roomIdOf } from './room-ids.js';

type Given = { catalog: Connections['catalog']; clock: Clock; people: People; today: string };

const photoFolder = path.resolve(import.meta.dirname, './photos');
const listedDaysAgo = 270;

/** Registers the hotel and lists its rooms as its owner would, unless it is there. */
export async function loadHotel({ catalog, clock, people, today }: Given, hotel: DemoHotel): Promise<void> {
  const owner = people.get(emailOf(hotel.owner))!;
  const { name, contact, address, city } = hotel;
  clock.now = momentOf(addDays(today, -listedDaysAgo), 8);
  const known = await catalog.hotels.ofOwner(owner.id).catch(() => undefined);
  if (!known) {
    const details = { name, contact, address, city: cityNamed(city)!.name };
    await registerHotel({ ...catalog, newId: () => hotelIdOf(hotel) }, owner.id, details);
  }
  const listed = new Set((await catalog.rooms.ofOwner(owner.id)).map(({ id }) => id));
  for (const [position, room] of hotel.rooms.entries()) {
    const id = roomIdOf(hotel, position);
    if (listed.has(id)) continue;
    clock.now = listedAt(today, demoHotels.indexOf(hotel), position);
    await addRoom({ ...catalog, newId: () => id }, owner.id, draftOf(room), await photosOf(room));
  }
}

/** Every hotel's first room is newer than any second one, so that the newest rooms are a walk through all hotels. */
const listedAt = (today: string, hotel: number, position: number) =>
  momentOf(addDays(today, -listedDaysAgo + 10 - position), 23 - hotel);

const draftOf = ({ roomType, price, amenities }: DemoRoom) => ({ roomType, amenities, nightMinor: toMinor(price) });

const photosOf = ({ photos }: DemoRoom) => Promise.all(photos.map((name) => readFile(path.join(photoFolder, name))));

const momentOf = (date: string, hour: number) => new Date(`${date}T${String(hour).padStart(2, '0')}:30:00Z`);
