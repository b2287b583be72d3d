import { imageFormats, imageWidths } from '@wayhouse/contracts';
import { retentionDays, secondsOf } from '@wayhouse/domain';
import type { Contradiction, Kind } from '../contradiction.js';
import type { PlatformData } from '../platform-data.js';

const variants = imageWidths.length * imageFormats.length;
/** The catalog removes a photo after this time, and looks every hour. */
const removedAfterMs = (secondsOf(retentionDays.unshownPhoto) + secondsOf(1)) * 1000;

type Shown = { of: string; photo: string };
const shownBy = (rows: { _id: string; images?: string[] }[]): Shown[] =>
  rows.flatMap(({ _id, images = [] }) => images.map((photo) => ({ of: _id, photo })));

export function checkPhotos({ catalog, photos, readAt }: PlatformData): Contradiction[] {
  // The photos of a room whose owner has gone may be removed.
  const ofRooms = shownBy(catalog.rooms.filter(({ hotel }) => hotel.closed !== 'for-good'));
  const ofHotels = shownBy(catalog.hotels);
  const shown = new Set([...ofRooms, ...ofHotels].map(({ photo }) => photo));
  const filesOf = (photo: string) => photos.get(photo)?.variants ?? 0;
  const missing = (kind: Kind, what: string, rows: Shown[]) =>
    rows
      .filter(({ photo }) => filesOf(photo) !== variants)
      .map(({ of, photo }): Contradiction => ({
        kind,
        subject: `${of} ${photo}`,
        text: `${what} ${of} shows the photo ${photo}, of which ${filesOf(photo)} of ${variants} files are stored.`,
      }));
  const overdue = catalog.unshown.filter(
    ({ _id, since }) => photos.has(_id) && !shown.has(_id) && Number(readAt) - Number(since) > removedAfterMs,
  );
  return [
    ...missing('room-without-photo', 'Room', ofRooms),
    ...missing('hotel-without-photo', 'Hotel', ofHotels),
    ...overdue.map(({ _id: photo }): Contradiction => ({
      kind: 'photo-not-removed',
      subject: photo,
      text: `Neither a room nor a hotel has shown the photo ${photo} since more than ${retentionDays.unshownPhoto} days, and it is not removed.`,
    })),
  ];
}
