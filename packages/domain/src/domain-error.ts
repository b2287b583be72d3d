import type { RoomType } from './room-types.js';

type None = Record<never, never>;

/** A room as its hotel knows it: by name or type and price, in currency units, and its number where several have both alike. */
export type KnownRoom = { name?: string; roomType: RoomType; price: number; currency: string; number?: number };

/** Every reason for which a rule refuses something, with the parameters that explain it. */
export type ErrorParams = {
  'account-deleted': None;
  'already-cancelled': None;
  'already-made': {
    what: 'paid' | 'stay-changed' | 'cancelled' | 'no-show' | 'checked-in' | 'checked-out';
    at: string;
    city: string;
    by?: string;
  };
  'already-paid': None;
  'already-registered': None;
  'amount-above-owed': { owed: number; currency: string };
  'amount-changed': None;
  'amount-not-chargeable': None;
  'arrival-before-check-in': { checkIn: string };
  'arrival-to-come': None;
  'arrival-too-soon': { days: number };
  'booking-not-found': None;
  'calendar-added': None;
  'calendar-address-refused': None;
  'calendar-not-found': None;
  'change-after-arrival': None;
  'change-after-departure': None;
  'change-at-hotel': None;
  'change-too-late': None;
  'charge-changed': None;
  'currency-fixed': None;
  'currency-not-offered': { city: string; currencies: string[] };
  'closed-to-arrival': { day: string };
  'closed-to-departure': { day: string };
  'departure-alone': None;
  'details-after-erasure': None;
  'details-closed': None;
  'details-edit-conflict': None;
  'edit-conflict': None;
  'email-unverified': None;
  'guest-departed': None;
  'guest-in-house': None;
  'guest-unreachable': None;
  'guests-to-come': { hotels: string[] };
  'hotel-closed': { hotel: string; isByOwner: boolean };
  'hotel-closed-by-operator': None;
  'hotel-has-guests': { hotel: string; bookings: number; until: string };
  'hotel-edit-conflict': None;
  'hotel-unreachable': None;
  'hotel-not-found': None;
  'hotel-required': None;
  'import-cell-not-for-rate': None;
  'import-cell-of-rate': None;
  'import-column-missing': { column: string };
  'import-column-twice': { column: string };
  'import-column-unknown': { column: string };
  'import-empty': None;
  'import-entry-unknown': { entry: string };
  'import-key-twice': { line: number };
  'import-photos-missing': None;
  'form-used': None;
  'import-photos-unknown': None;
  'import-refused': { rows: number };
  'import-row-too-long': None;
  'import-room-changed': None;
  'import-room-unknown': None;
  'import-too-many-rates': { rates: number };
  'import-too-many-rows': { rows: number };
  'import-unreadable': None;
  'invitation-not-found': None;
  'invoice-not-found': None;
  'invoice-stands': { number: string };
  'invoice-total-changed': None;
  'legal-name-missing': None;
  'messages-closed': { days: number };
  'nights-booked': None;
  'nights-imported': None;
  'not-checked-in': None;
  'member-not-found': None;
  'hand-back-changed': None;
  'moves-changed': None;
  'no-show-to-come': None;
  'no-show-too-late': { days: number };
  'not-booked-together': None;
  'name-of-account': None;
  'note-after-erasure': None;
  'note-not-found': None;
  'note-of-other': None;
  'nothing-owed': None;
  'nothing-to-invoice': None;
  'opt-in-not-found': None;
  'over-capacity': { capacity: number };
  'owners-only': None;
  'own-invitation': None;
  'owner-cannot-leave': None;
  'past-arrival': None;
  'past-departure': None;
  'paid-at-hotel': None;
  'payment-handed-back': None;
  'payment-not-found': None;
  'payment-recorded': { amount: number; currency: string; at: string; city: string; by?: string };
  'plan-not-offered': None;
  'policy-changed': None;
  'photo-not-found': None;
  'photo-side-too-long': { pixels: number };
  'photo-too-large': { megabytes: number };
  'photo-too-many-pixels': { megapixels: number };
  'photo-unreadable': None;
  'photos-required': None;
  'price-changed': None;
  'price-below-paid': { paid: number; currency: string };
  'price-too-low': { least: number; currency: string };
  'promotion-code-had': None;
  'promotion-code-taken': None;
  'promotion-ended': None;
  'promotion-not-for-nights': None;
  'promotion-not-found': None;
  'promotion-to-come': { day: string };
  'promotion-too-late': { days: number };
  'promotion-unknown': None;
  'promotion-used-up': None;
  'push-endpoint-refused': None;
  'pushes-off': None;
  'rate-out-of-bounds': KnownRoom & { least: number; most: number };
  'role-too-low': None;
  'room-edit-conflict': KnownRoom;
  'room-not-available': None;
  'room-not-found': None;
  'room-of-another-hotel': None;
  'stay-begun': None;
  'stay-edit-conflict': None;
  'stay-not-movable': None;
  'stay-over': None;
  'stay-too-long': { nights: number; day: string };
  'stay-too-short': { nights: number; day: string };
  'stays-to-come': None;
  'subscription-not-found': None;
  'too-far-ahead': { days: number };
  'too-many-adults': { adults: number };
  'too-many-calendars': { calendars: number; of: 'unit' | 'hotel' };
  'too-many-changes': { changes: number };
  'too-many-children': { guests: number };
  'too-many-codes-tried': { endsInSeconds: number };
  'too-many-promotion-codes': { codes: number };
  'too-many-hotels': { endsInSeconds: number };
  'too-many-own-hotels': { hotels: number };
  'too-many-invitations': { endsInSeconds: number };
  'invited-too-often': { endsInSeconds: number };
  'too-many-members': { members: number };
  'too-many-messages': { messages: number };
  'too-many-nights-at-once': { nights: number };
  'too-many-notes': { most: number };
  'too-many-payments': { payments: number };
  'too-many-photos': { photos: number };
  'too-many-rates': KnownRoom & { rates: number };
  'too-many-rooms': { rooms: number };
  'too-many-rows': None;
  'too-many-unpaid': None;
  'unit-blocked': None;
  'unit-not-free': None;
  'unit-taken': None;
  'unit-unknown': { units: number };
};
export type Reason = keyof ErrorParams;

type PlainReason = { [R in Reason]: keyof ErrorParams[R] extends never ? R : never }[Reason];
type ParametrizedReason = Exclude<Reason, PlainReason>;
type ReasonAndParams =
  | [reason: PlainReason]
  | { [R in ParametrizedReason]: [reason: R, params: ErrorParams[R]] }[ParametrizedReason];

/** A refusal by a business rule, as a fact: whoever reports it chooses the message, and the status. */
export class DomainError extends Error {
  readonly reason: Reason;
  readonly params: Record<string, unknown>;
  /** The entry of a list of the input that it is about, as in `rooms.1`. */
  entry?: string;

  constructor(...[reason, params]: ReasonAndParams) {
    super(reason);
    this.name = 'DomainError';
    this.reason = reason;
    this.params = params ?? {};
  }
}
