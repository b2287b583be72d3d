import { limits } from '@wayhouse/contracts/limits';
import { messages } from '@wayhouse/contracts/messages';

/** A file that was chosen, or the address of a photo the room already has. */
export type RoomPhoto = File | string;

/** One place per photo; the first that is filled is the cover, which guests see first. */
export type PhotoSlots = (RoomPhoto | null)[];

export const toSlots = (photos: RoomPhoto[]): PhotoSlots =>
  Array.from({ length: limits.images }, (_, slot) => photos[slot] ?? null);

export const filledPhotos = (slots: PhotoSlots): RoomPhoto[] => slots.filter((photo) => photo !== null);

/**
 * Puts the first file into `slot` and the others into the free places after it, then before it. Files for which there
 * is no place are left out, and `problem` says so. `places` are those that were free, in this order.
 */
export function placePhotos(slots: PhotoSlots, slot: number, files: File[]) {
  const next = [...slots];
  const others = slots.map((_, step) => (slot + step) % slots.length).slice(1);
  const freeSlots = [slot, ...others.filter((other) => !slots[other])];
  for (const [at, slotIndex] of freeSlots.entries()) next[slotIndex] = files[at] ?? next[slotIndex] ?? null;
  return {
    slots: next,
    places: freeSlots,
    problem: files.length > freeSlots.length ? messages.tooManyImages : undefined,
  };
}

/** The photo goes to another place; what was there comes back to the first. */
export const swapPhotos = (slots: PhotoSlots, from: number, to: number): PhotoSlots =>
  slots.with(to, slots[from] ?? null).with(from, slots[to] ?? null);
