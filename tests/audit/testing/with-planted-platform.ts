import { plantedPlatform, type PlantedPlatform, room } from './planted-platform.js';

type Rows = Parameters<PlantedPlatform['rows']>;

/** A planted platform for each test, and how to change its rows. */
export function withPlantedPlatform() {
  let platform: PlantedPlatform;
  beforeEach(async () => void (platform = await plantedPlatform()));
  afterEach(() => platform.stop());
  const insert = (...[service, name, row]: [...Rows, object]) => platform.rows(service, name).insertOne(row as never);
  return {
    get platform() {
      return platform;
    },
    set: (...[service, name, id, change]: [...Rows, string, object]) =>
      platform.rows(service, name).updateOne({ _id: id as never }, { $set: change }),
    remove: (...[service, name, id]: [...Rows, string]) => platform.rows(service, name).deleteOne({ _id: id as never }),
    insert,
    night: (date: string, holder: string) => insert('booking', 'room_nights', { room: room.id, night: date, holder }),
  };
}
