import { photoErrors } from '@wayhouse/messages/photo-errors';

/** A selected file, or the URL of a photo that is stored already. */
export type SlotPhoto = File | string;

/** One slot per photo; the first filled one is the cover. */
export type PhotoSlots = (SlotPhoto | null)[];

export const toSlots = (photos: SlotPhoto[], count: number): PhotoSlots =>
  Array.from({ length: count }, (_, slot) => photos[slot] ?? null);

export const filledPhotos = (slots: PhotoSlots): SlotPhoto[] => slots.filter((photo) => photo !== null);

export const filesOf = (photos: PhotoSlots): File[] => photos.filter((photo) => photo instanceof File);

/** Without photos that are no longer among those that are stored: only their addresses were left of them. */
export const withoutRemoved = (slots: PhotoSlots, stored: string[] = []): PhotoSlots =>
  slots.map((photo) => (typeof photo !== 'string' || stored.includes(photo) ? photo : null));

/** The photos as the calls expect them, as JSON: URLs of stored photos, indexes among the files of the slots. */
export function photoOrder(slots: PhotoSlots): string {
  const files = filesOf(slots);
  return JSON.stringify(filledPhotos(slots).map((photo) => (photo instanceof File ? files.indexOf(photo) : photo)));
}

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
    problem: files.length > places.length ? photoErrors['too-many-photos']({ photos: slots.length }) : undefined,
  };
}

/** Swaps the contents of two slots. */
export const swapPhotos = (slots: PhotoSlots, from: number, to: number): PhotoSlots =>
  slots.with(to, slots[from] ?? null).with(from, slots[to] ?? null);
