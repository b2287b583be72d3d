import type { Reason } from '@wayhouse/domain/domain-error';
import type { ErrorCode } from './error-status.js';

/** How a domain error is reported: its code, and the input fields it may be about, of which a call has one or none. */
type ReportedError = { code: ErrorCode; fields?: string[] };

const arrival = ['checkInDate', 'checkIn', 'from'];
const booking = ['bookingId', 'id'];

export const domainErrors: Record<Reason, ReportedError> = {
  'account-deleted': { code: 'sign-in-required' },
  'already-cancelled': { code: 'already-cancelled', fields: booking },
  'already-paid': { code: 'already-paid' },
  'already-registered': { code: 'already-registered' },
  'amount-not-chargeable': { code: 'rule-broken', fields: booking },
  'amount-changed': { code: 'terms-changed', fields: ['amount'] },
  'booking-not-found': { code: 'not-found', fields: booking },
  'charge-changed': { code: 'terms-changed', fields: ['charge'] },
  'edit-conflict': { code: 'edit-conflict' },
  'email-unverified': { code: 'not-allowed' },
  'guests-to-come': { code: 'guests-to-come' },
  'hotel-closed': { code: 'not-allowed' },
  'hotel-required': { code: 'rule-broken' },
  'nights-booked': { code: 'not-available', fields: ['from'] },
  'nothing-owed': { code: 'already-paid', fields: booking },
  'opt-in-not-found': { code: 'not-found', fields: ['token'] },
  'over-capacity': { code: 'rule-broken', fields: ['guests'] },
  'owners-only': { code: 'not-allowed' },
  'past-arrival': { code: 'rule-broken', fields: arrival },
  'photo-not-found': { code: 'rule-broken', fields: ['images'] },
  'photo-side-too-long': { code: 'too-large', fields: ['images'] },
  'photo-too-large': { code: 'too-large', fields: ['images'] },
  'photo-too-many-pixels': { code: 'too-large', fields: ['images'] },
  'photo-unreadable': { code: 'unsupported-type', fields: ['images'] },
  'photos-required': { code: 'rule-broken', fields: ['images'] },
  'price-changed': { code: 'terms-changed', fields: ['totalPrice'] },
  'price-too-low': { code: 'rule-broken', fields: ['pricePerNight'] },
  'room-not-available': { code: 'not-available' },
  'room-not-found': { code: 'not-found', fields: ['room', 'roomId', 'id'] },
  'stay-begun': { code: 'rule-broken', fields: booking },
  'stay-over': { code: 'rule-broken', fields: booking },
  'stays-to-come': { code: 'stays-to-come' },
  'subscription-not-found': { code: 'not-found', fields: ['token'] },
  'too-far-ahead': { code: 'rule-broken', fields: arrival },
  'too-many-hotels': { code: 'too-many-requests' },
  'too-many-photos': { code: 'rule-broken', fields: ['images'] },
  'too-many-rooms': { code: 'rule-broken' },
  'too-many-rows': { code: 'rule-broken', fields: ['to'] },
  'too-many-unpaid': { code: 'rule-broken' },
};
