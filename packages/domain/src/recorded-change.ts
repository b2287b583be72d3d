import { type MemberRole, mayActAs, type StaffRole } from './staff-roles.js';

/** What may differ after a change, and is shown with what it was: amounts, counts and short texts. */
export const changedAmounts = ['pricePerNight', 'furtherGuests'] as const;
export const changedCounts = ['units', 'leadDays', 'daysAhead'] as const;
export const changedTexts = [
  'roomType',
  'roomName',
  'hotelName',
  'address',
  'city',
  'checkInFrom',
  'checkOutUntil',
  'currency',
] as const;
/** Lists, of which the entries that differ are named. */
export const changedEntries = ['amenity', 'offer', 'ratePlan', 'tax'] as const;
/** What is long, or of a person: that it differs is all that is recorded. */
export const changedParts = [
  'photos',
  'description',
  'phone',
  'email',
  'legalName',
  'legalAddress',
  'hotelTaxNumber',
  'position',
  'amenities',
  'languages',
  'cancellationPolicy',
  'rateOrder',
  'taxOrder',
  'ratePlanOrder',
  'details',
] as const;
export const entryChanges = ['added', 'removed', 'changed'] as const;
type EntryChange = (typeof entryChanges)[number];

type FromTo<Value> = { from?: Value; to?: Value };

/**
 * One thing that a change has made another, amounts in minor units. Of a rate they are its prices, and `hasMore` where more of it differs. Without `from` there was none
 * before, without `to` there is none any more; without both not all rooms that were changed have it from and to the same.
 */
export type Difference =
  | ({ what: (typeof changedAmounts)[number] } & FromTo<number>)
  | ({ what: (typeof changedCounts)[number] } & FromTo<number>)
  | ({ what: (typeof changedTexts)[number] } & FromTo<string>)
  | ({ what: 'rate'; name: string; change: EntryChange; hasMore?: true } & FromTo<number>)
  | { what: (typeof changedEntries)[number]; name: string; change: EntryChange }
  | { what: 'isAvailable'; to: boolean }
  | { what: (typeof changedParts)[number] };

/** The first rooms that a change is about, and how many they are. */
type OfRooms = { rooms: string[]; roomCount: number };
/** The first of the differences, and how many they are. */
type WithDifferences = { differences: Difference[]; differenceCount: number };

/** What was changed at a hotel. Whom it is about is an id: names belong to accounts, which may be deleted. */
export type ChangeFacts =
  | ({ kind: 'rooms-added' } & OfRooms)
  | ({ kind: 'rooms-changed' } & OfRooms & WithDifferences)
  | ({ kind: 'rooms-imported'; added: number } & OfRooms & WithDifferences)
  | { kind: 'hotel-added' | 'hotel-closed' | 'hotel-reopened' }
  | ({ kind: 'hotel-changed' } & WithDifferences)
  | { kind: 'member-invited' | 'invitation-withdrawn'; invitationId: string; role: MemberRole }
  | { kind: 'member-joined' | 'member-left' | 'member-removed'; userId: string; role: MemberRole }
  | { kind: 'member-role-changed'; userId: string; from: MemberRole; to: MemberRole }
  | ({ kind: 'nights-blocked' | 'nights-unblocked'; unit?: number; from: string; to: string; nights: number } & OfRooms)
  | { kind: 'code-added' | 'code-ended'; code: string }
  | { kind: 'invoice-issued' | 'credit-note-issued'; number: string; bookingId: string }
  | ({ kind: 'calendar-added' | 'calendar-changed' | 'calendar-removed'; unit: number; calendar: string } & OfRooms)
  | ({ kind: 'calendar-address-replaced'; unit: number } & OfRooms)
  | ({ kind: 'stay-moved'; unit: number; bookingId: string } & OfRooms)
  | ({ kind: 'guest-details-corrected'; bookingId: string } & OfRooms);

export type ChangeKind = ChangeFacts['kind'];

/** The least role that learns of a change: who works at a hotel is for its owner alone. */
const shownTo: Record<ChangeKind, StaffRole> = {
  'rooms-added': 'manager',
  'rooms-changed': 'manager',
  'rooms-imported': 'manager',
  'hotel-added': 'manager',
  'hotel-changed': 'manager',
  'hotel-closed': 'manager',
  'hotel-reopened': 'manager',
  'member-invited': 'owner',
  'invitation-withdrawn': 'owner',
  'member-joined': 'owner',
  'member-left': 'owner',
  'member-removed': 'owner',
  'member-role-changed': 'owner',
  'nights-blocked': 'manager',
  'nights-unblocked': 'manager',
  'code-added': 'manager',
  'code-ended': 'manager',
  'invoice-issued': 'manager',
  'credit-note-issued': 'manager',
  'calendar-added': 'manager',
  'calendar-changed': 'manager',
  'calendar-removed': 'manager',
  'calendar-address-replaced': 'manager',
  'stay-moved': 'manager',
  'guest-details-corrected': 'manager',
};

export const changesShownTo = (role: StaffRole): ChangeKind[] =>
  (Object.keys(shownTo) as ChangeKind[]).filter((kind) => mayActAs(role, shownTo[kind]));

/** Who has changed what at a hotel, and when. */
export type RecordedChange = { id: string; hotelId: string; at: Date; by: string } & ChangeFacts;

/** How many rooms and how many differences of a change are recorded one by one. */
export const recordedAtOnce = { rooms: 10, differences: 20 } as const;
