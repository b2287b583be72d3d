import { changeHotelPhotos } from '@wayhouse/contracts/calls/hotel-photo-calls';
import type { CallResponse } from '@wayhouse/contracts/call';
import { limits } from '@wayhouse/domain/limits';
import type { Api, CallOptions } from '@wayhouse/web-kit/create-api';
import { filesOf, type SlotPhoto } from '../../shared/photos/photo-slots.js';

type Sent = CallResponse<typeof changeHotelPhotos>;
type Upload = { id: string; version: number; photos: SlotPhoto[] };
type Options = CallOptions & { onSaved: (sent: Sent, photos: SlotPhoto[]) => void };

/**
 * Saves the photos of a hotel by as many requests as their files need, each based on the hotel as the one before has left it.
 * Each sends, with a progress of its own, the photos up to the last of its files, and those behind that are stored already. After each, `onSaved` gets the
 * photos with the addresses of what is stored, so that after a failure only the rest is sent again.
 */
export async function sendPhotos(api: Api, upload: Upload, { onSaved, ...options }: Options): Promise<Sent> {
  const isStored = (photo: SlotPhoto): photo is string => typeof photo === 'string';

  async function sendNext(version: number, done: string[], rest: SlotPhoto[]): Promise<Sent> {
    const files = filesOf(rest).slice(0, limits.images);
    const end = filesOf(rest).length > files.length ? rest.indexOf(files.at(-1)!) + 1 : rest.length;
    const [now, later] = [rest.slice(0, end), rest.slice(end)];
    const behind = later.filter(isStored);
    const order = [...done, ...now, ...behind].map((photo) => (isStored(photo) ? photo : files.indexOf(photo)));
    const sent = await api.call(
      changeHotelPhotos,
      { id: upload.id, version, photos: JSON.stringify(order) },
      { ...options, files },
    );
    const stored = (sent.hotel.images ?? []).filter((photo) => !behind.includes(photo));
    onSaved(sent, [...stored, ...later]);
    return later.length > behind.length ? sendNext(sent.hotel.version, stored, later) : sent;
  }
  return sendNext(upload.version, [], upload.photos);
}
