import type { Amenity } from '@wayhouse/domain/amenities';
import { limits } from '@wayhouse/domain/limits';
import { type Currency, leastCharges } from '@wayhouse/domain/money';
import type { OwnRoom } from '@wayhouse/contracts/room';
import type { RoomType } from '@wayhouse/domain/room-types';
import { addRoom } from '@wayhouse/contracts/calls/room-calls';
import type { InputProblem } from '@wayhouse/contracts/input-problem';
import { formMessage } from '@wayhouse/messages/form-message';
import { toFieldErrors } from '@wayhouse/web-kit/zod-resolver';
import type { FieldErrors, Resolver } from 'react-hook-form';
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

const missing = 'details-missing' satisfies InputProblem;

type Issue = Parameters<typeof toFieldErrors>[0][number];

const noPhoto: Issue = { code: 'custom', path: ['images'], message: missing };

const tooLow: Issue = { code: 'too_small', path: ['pricePerNight'], message: '' };

/** Validates what the form sends by the schema of the call and by the least price; the files beside it have only to be there. */
export const roomResolver =
  (currency: string): Resolver<RoomDraft> =>
  (draft, _context, options) => {
    const least = leastCharges[currency as Currency];
    const { error, data } = addRoom.input.safeParse(toRoomFields(draft));
    const issues = [
      ...(error?.issues ?? []),
      ...(data && data.pricePerNight < least ? [tooLow] : []),
      ...(draft.images.some(Boolean) ? [] : [noPhoto]),
    ];
    if (!issues.length) return { values: draft, errors: {} };
    return { values: {}, errors: toFieldErrors(issues, options, (issue) => messageOf(issue, least)) };
  };

/** Where a field has a message of its own. */
function messageOf(issue: Issue, least: number): string {
  switch (issue.path[0] as keyof RoomDraft) {
    case 'images':
      return messages.photos.missing;
    case 'roomType':
      return messages.roomType.missing;
    case 'pricePerNight':
      if (issue.message === missing) return messages.price.missing;
      return issue.code === 'not_multiple_of'
        ? messages.price.cents
        : messages.price.bounds(least, limits.pricePerNight);
    default:
      return formMessage(issue);
  }
}

export const isIncomplete = (errors: FieldErrors<RoomDraft>): boolean =>
  Object.values(errors).some(({ type }) => type === missing);
