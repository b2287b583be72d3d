import { imageFormats, imageWidths } from '@wayhouse/contracts';
import { retentionDays, secondsOf } from '@wayhouse/domain';
import type { Contradiction } from '../contradiction.js';
import type { PlatformData } from '../platform-data.js';

const variants = imageWidths.length * imageFormats.length;
/** The catalog removes a photo after this time, and looks every hour. */
const removedAfterMs = (secondsOf(retentionDays.unshownPhoto) + secondsOf(1)) * 1000;

export function checkPhotos({ catalog, photos, readAt }: PlatformData): Contradiction[] {
  // The photos of a room whose owner has gone may be removed.
  const rooms = catalog.rooms.filter(({ hotel }) => hotel.closed !== 'for-good');
  const shown = new Map(rooms.flatMap(({ _id, images }) => images.map((photo) => [photo, _id] as const)));
  const missing = [...shown].filter(([photo]) => photos.get(photo)?.variants !== variants);
  const overdue = catalog.unshown.filter(
    ({ _id, since }) => photos.has(_id) && !shown.has(_id) && Number(readAt) - Number(since) > removedAfterMs,
  );
  return [
    ...missing.map(([photo, room]): Contradiction => ({
      kind: 'room-without-photo',
      subject: `${room} ${photo}`,
      text: `Room ${room} shows the photo ${photo}, of which ${photos.get(photo)?.variants ?? 0} of ${variants} files are stored.`,
    })),
    ...overdue.map(({ _id: photo }): Contradiction => ({
      kind: 'photo-without-room',
      subject: photo,
      text: `No room has shown the photo ${photo} since more than ${retentionDays.unshownPhoto} days, and it is not removed.`,
    })),
  ];
}
