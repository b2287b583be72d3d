import type { Amenity } from '@wayhouse/contracts/amenities';
import { limits } from '@wayhouse/contracts/limits';
import type { OwnRoom } from '@wayhouse/contracts/room';
import type { RoomType } from '@wayhouse/contracts/room-types';
import type { FieldErrors } from 'react-hook-form';
import { filled, type PhotoSlots, slotsOf } from '../photos/photo-slots.js';
import { texts } from '../messages.js';

/** A room as far as it has been filled in; the names are the call's. */
export type RoomDraft = {
  images: PhotoSlots;
  roomType: RoomType | '';
  pricePerNight: string;
  amenities: Amenity[];
  /** The state of the room that was on the screen; a new room has none. */
  version?: number;
};

export const emptyDraft: RoomDraft = { images: slotsOf([]), roomType: '', pricePerNight: '', amenities: [] };

export const draftOf = ({ images, roomType, pricePerNight, amenities, version }: OwnRoom): RoomDraft => ({
  images: slotsOf(images),
  roomType,
  pricePerNight: String(pricePerNight),
  amenities,
  version,
});

/** What both calls of a room say alike. The draft must have passed the form's rules. */
export const fieldsOf = ({ roomType, pricePerNight, amenities }: RoomDraft) => ({
  roomType: roomType as RoomType,
  pricePerNight,
  amenities: JSON.stringify(amenities),
});

export const filesOf = ({ images }: RoomDraft): File[] => filled(images).filter((photo) => photo instanceof File);

export const withoutFiles = (draft: RoomDraft): RoomDraft => ({
  ...draft,
  images: draft.images.map((photo) => (photo instanceof File ? null : photo)),
});

export const rules = {
  images: { validate: { missing: (slots: PhotoSlots) => slots.some(Boolean) || texts.photos.missing } },
  roomType: { validate: { missing: (type: string) => type !== '' || texts.roomType.missing } },
  pricePerNight: {
    validate: {
      missing: (price: string) => (price !== '' && Number(price) !== 0) || texts.price.missing,
      outOfBounds: (price: string) =>
        (Number(price) > 0 && Number(price) <= limits.pricePerNight) || texts.price.bounds(limits.pricePerNight),
      cents: (price: string) => /^\d*(\.\d{1,2})?$/.test(price) || texts.price.cents,
    },
  },
};

export const isIncomplete = (errors: FieldErrors<RoomDraft>): boolean =>
  [errors.images, errors.roomType, errors.pricePerNight].some((error) => error?.type === 'missing');
