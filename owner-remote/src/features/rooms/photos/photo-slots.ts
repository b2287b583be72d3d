import { limits } from '@wayhouse/contracts/limits';
import { messages } from '@wayhouse/contracts/messages';

/** A file that was chosen, or the address of a photo the room already has. */
export type RoomPhoto = File | string;

/** One place per photo; the first that is filled is the cover, which guests see first. */
export type PhotoSlots = (RoomPhoto | null)[];

export const slotsOf = (photos: RoomPhoto[]): PhotoSlots =>
  Array.from({ length: limits.images }, (_, slot) => photos[slot] ?? null);

export const filled = (slots: PhotoSlots): RoomPhoto[] => slots.filter((photo) => photo !== null);

/**
 * Puts the first file into `slot` and the others into the free places after it, then before it. Files for which there
 * is no place are left out, and `problem` says so. `places` are those that were free, in this order.
 */
export function placePhotos(slots: PhotoSlots, slot: number, files: File[]) {
  const next = [...slots];
  const others = slots.map((_, step) => (slot + step) % slots.length).slice(1);
  const places = [slot, ...others.filter((place) => !slots[place])];
  for (const [at, place] of places.entries()) next[place] = files[at] ?? next[place] ?? null;
  return { slots: next, places, problem: files.length > places.length ? messages.tooManyImages : undefined };
}

/** The photo goes to another place; what was there comes back to the first. */
export const swapPhotos = (slots: PhotoSlots, from: number, to: number): PhotoSlots =>
  slots.with(to, slots[from] ?? null).with(from, slots[to] ?? null);
