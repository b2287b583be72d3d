import { limits } from '@wayhouse/domain/limits';
import { type Currency, leastCharges } from '@wayhouse/domain/money';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { addRoom } from '@wayhouse/contracts/calls/room-calls';
import { type RoomForm, roomForm, type SentRoomForm } from '@wayhouse/contracts/room-details';
import type { InputProblem } from '@wayhouse/contracts/input-problem';
import { formMessage } from '@wayhouse/messages/form-message';
import type { FieldIssue } from '@wayhouse/web-kit/zod-resolver';
import type { FieldErrors } from 'react-hook-form';
import { draftResolver } from '../../../shared/form/draft-resolver.js';
import { filesOf, type PhotoSlots, toSlots } from '../../../shared/photos/photo-slots.js';
import { priceMessage } from '../../../shared/form/price-message.js';
import { messages } from '../messages.js';

/** Numbers are text as it was entered, and nothing is chosen at first. */
type Entered<Value> = Value extends readonly unknown[] ? Value : Value extends string ? Value | '' : string;

/** The form values of a room; the names are the API’s. */
export type RoomDraft = { [Detail in keyof RoomForm]-?: Entered<RoomForm[Detail]> } & {
  images: PhotoSlots;
  /** The version that was displayed; a new room has none. */
  version?: number;
};

type Details = Omit<RoomDraft, 'images' | 'version'>;

const ofEachDetail = <Value>(valueOf: (name: keyof RoomForm) => Value) =>
  Object.fromEntries((Object.keys(roomForm) as (keyof RoomForm)[]).map((name) => [name, valueOf(name)]));

const noDetails = ofEachDetail(() => '') as Record<keyof RoomForm, ''>;
export const emptyDraft: RoomDraft = { ...noDetails, units: '1', amenities: [], images: toSlots([], limits.images) };

const toEntered = (value: unknown) => (Array.isArray(value) ? value : String(value ?? ''));

export const toDraft = (room: OwnRoom): RoomDraft => ({
  ...(ofEachDetail((name) => toEntered(room[name])) as Details),
  units: String(room.units ?? 1),
  images: toSlots(room.images, limits.images),
  version: room.version,
});

const toSent = (value: string | unknown[]) => (Array.isArray(value) ? JSON.stringify(value) : value || undefined);

/** The fields that adding and changing a room have in common. The draft must be valid. */
export const toRoomFields = (draft: RoomDraft) => ofEachDetail((name) => toSent(draft[name])) as SentRoomForm;

export const photoFiles = ({ images }: RoomDraft): File[] => filesOf(images);

export const withoutFiles = (draft: RoomDraft): RoomDraft => ({
  ...draft,
  images: draft.images.map((photo) => (photo instanceof File ? null : photo)),
});

const missing = 'details-missing' satisfies InputProblem;

const noPhoto: FieldIssue = { code: 'custom', path: ['images'], message: missing };

const tooLow: FieldIssue = { code: 'too_small', path: ['pricePerNight'], message: '' };

/** Validates what the form sends by the schema of the call and by the least price; the files beside it have only to be there. */
export function roomResolver(currency: string) {
  const least = leastCharges[currency as Currency];
  return draftResolver<RoomDraft>(
    (draft) => {
      const { error, data } = addRoom.input.safeParse(toRoomFields(draft));
      return [
        ...(error?.issues ?? []),
        ...(data && data.pricePerNight < least ? [tooLow] : []),
        ...(draft.images.some(Boolean) ? [] : [noPhoto]),
      ];
    },
    (issue) => messageOf(issue, least),
  );
}

/** Where a field has a message of its own. */
function messageOf(issue: FieldIssue, least: number): string {
  switch (issue.path[0] as keyof RoomDraft) {
    case 'images':
      return messages.photosMissing;
    case 'roomType':
      return messages.roomType.missing;
    case 'pricePerNight':
      return issue.message === missing ? messages.price.missing : priceMessage(least);
    case 'units':
      return messages.units.bounds(limits.unitsPerRoom);
    default:
      return formMessage(issue);
  }
}

export const isIncomplete = (errors: FieldErrors<RoomDraft>): boolean =>
  Object.values(errors).some(({ type }) => type === missing);
