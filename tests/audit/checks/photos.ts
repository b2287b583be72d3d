import { imageFormats, imageWidths } from '@wayhouse/contracts';
import type { Contradiction } from '../contradiction.js';
import type { PlatformData } from '../platform-data.js';

const variants = imageWidths.length * imageFormats.length;
/** A photo is stored before the room that shows it. */
const unusedAfterMs = 3_600_000;

export function checkPhotos({ catalog, photos, readAt }: PlatformData): Contradiction[] {
  const shown = new Map(catalog.rooms.flatMap(({ _id, images }) => images.map((photo) => [photo, _id] as const)));
  const missing = [...shown].filter(([photo]) => photos.get(photo)?.variants !== variants);
  const unused = [...photos].filter(
    ([photo, { storedAt }]) => !shown.has(photo) && Number(readAt) - Number(storedAt) > unusedAfterMs,
  );
  return [
    ...missing.map(([photo, room]): Contradiction => ({
      kind: 'room-without-photo',
      subject: `${room} ${photo}`,
      text: `Room ${room} shows the photo ${photo}, of which ${photos.get(photo)?.variants ?? 0} of ${variants} files are stored.`,
    })),
    ...unused.map(([photo]): Contradiction => ({
      kind: 'photo-without-room',
      subject: photo,
      text: `No room shows the photo ${photo}.`,
    })),
  ];
}
