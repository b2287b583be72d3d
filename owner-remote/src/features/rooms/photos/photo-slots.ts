import { limits } from '@wayhouse/domain/limits';
import { photoErrors } from '@wayhouse/messages/photo-errors';

/** A selected file, or the URL of a photo the room already has. */
export type RoomPhoto = File | string;

/** One slot per photo; the first filled one is the cover. */
export type PhotoSlots = (RoomPhoto | null)[];

export const toSlots = (photos: RoomPhoto[]): PhotoSlots =>
  Array.from({ length: limits.images }, (_, slot) => photos[slot] ?? null);

export const filledPhotos = (slots: PhotoSlots): RoomPhoto[] => slots.filter((photo) => photo !== null);

/**
 * Puts the first file into `slot` and the others into the free slots after it, then before it. Files without a free
 * slot are left out, and `problem` explains why. `places` are the slots that could be filled, in this order.
 */
export function placePhotos(slots: PhotoSlots, slot: number, files: File[]) {
  const next = [...slots];
  const others = slots.map((_, step) => (slot + step) % slots.length).slice(1);
  const places = [slot, ...others.filter((other) => !slots[other])];
  for (const [at, slotIndex] of places.entries()) next[slotIndex] = files[at] ?? next[slotIndex] ?? null;
  return {
    slots: next,
    places,
    problem: files.length > places.length ? photoErrors['too-many-photos']({ photos: limits.images }) : undefined,
  };
}

/** Swaps the contents of two slots. */
export const swapPhotos = (slots: PhotoSlots, from: number, to: number): PhotoSlots =>
  slots.with(to, slots[from] ?? null).with(from, slots[to] ?? null);
