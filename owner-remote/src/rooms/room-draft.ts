import type { Amenity } from '@wayhouse/contracts/amenities';
import { limits } from '@wayhouse/contracts/limits';
import type { RoomType } from '@wayhouse/contracts/room-types';
import type { FieldErrors } from 'react-hook-form';
import type { PhotoSlots } from './place-photos.js';

/** A room as far as it has been filled in; the names are the call's. */
export type RoomDraft = {
  images: PhotoSlots;
  roomType: RoomType | '';
  pricePerNight: string;
  amenities: Amenity[];
};

export const emptyDraft: RoomDraft = {
  images: Array<null>(limits.images).fill(null),
  roomType: '',
  pricePerNight: '',
  amenities: [],
};

const mostPerNight = limits.pricePerNight.toLocaleString('en-US');

export const rules = {
  images: { validate: { missing: (slots: PhotoSlots) => slots.some(Boolean) || 'Add at least one photo.' } },
  roomType: { validate: { missing: (type: string) => type !== '' || 'Choose a room type.' } },
  pricePerNight: {
    validate: {
      missing: (price: string) => (price !== '' && Number(price) !== 0) || 'Enter the price of a night.',
      outOfBounds: (price: string) =>
        (Number(price) > 0 && Number(price) <= limits.pricePerNight) ||
        `A night costs between 0.01 and ${mostPerNight}.`,
      cents: (price: string) => /^\d*(\.\d{1,2})?$/.test(price) || 'Use at most two decimals.',
    },
  },
};

export const isIncomplete = (errors: FieldErrors<RoomDraft>): boolean =>
  [errors.images, errors.roomType, errors.pricePerNight].some((error) => error?.type === 'missing');
