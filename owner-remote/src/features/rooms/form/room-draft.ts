import type { Amenity } from '@wayhouse/domain/amenities';
import { limits } from '@wayhouse/domain/limits';
import type { OwnRoom } from '@wayhouse/contracts/room';
import type { RoomType } from '@wayhouse/domain/room-types';
import type { FieldErrors } from 'react-hook-form';
import { filledPhotos, type PhotoSlots, toSlots } from '../photos/photo-slots.js';
import { messages } from '../messages.js';

/** The form values of a room; the names are the API’s. */
export type RoomDraft = {
  images: PhotoSlots;
  roomType: RoomType | '';
  pricePerNight: string;
  amenities: Amenity[];
  /** The version that was displayed; a new room has none. */
  version?: number;
};

export const emptyDraft: RoomDraft = { images: toSlots([]), roomType: '', pricePerNight: '', amenities: [] };

export const toDraft = ({ images, roomType, pricePerNight, amenities, version }: OwnRoom): RoomDraft => ({
  images: toSlots(images),
  roomType,
  pricePerNight: String(pricePerNight),
  amenities,
  version,
});

/** The fields that adding and changing a room have in common. The draft must be valid. */
export const toRoomFields = ({ roomType, pricePerNight, amenities }: RoomDraft) => ({
  roomType: roomType as RoomType,
  pricePerNight,
  amenities: JSON.stringify(amenities),
});

export const photoFiles = ({ images }: RoomDraft): File[] =>
  filledPhotos(images).filter((photo) => photo instanceof File);

export const withoutFiles = (draft: RoomDraft): RoomDraft => ({
  ...draft,
  images: draft.images.map((photo) => (photo instanceof File ? null : photo)),
});

export const rules = {
  images: { validate: { missing: (slots: PhotoSlots) => slots.some(Boolean) || messages.photos.missing } },
  roomType: { validate: { missing: (type: string) => type !== '' || messages.roomType.missing } },
  pricePerNight: {
    validate: {
      missing: (price: string) => (price !== '' && Number(price) !== 0) || messages.price.missing,
      outOfBounds: (price: string) =>
        (Number(price) > 0 && Number(price) <= limits.pricePerNight) || messages.price.bounds(limits.pricePerNight),
      cents: (price: string) => /^\d*(\.\d{1,2})?$/.test(price) || messages.price.cents,
    },
  },
};

export const isIncomplete = (errors: FieldErrors<RoomDraft>): boolean =>
  [errors.images, errors.roomType, errors.pricePerNight].some((error) => error?.type === 'missing');
