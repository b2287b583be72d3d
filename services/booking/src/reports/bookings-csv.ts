import {
  addedMinor,
  adjustedMinor,
  bookingNumber,
  nightsOf,
  type PriceAdjustment,
  surchargeMinorFor,
  toAmount,
} from '@wayhouse/domain';
import { roomTypeNames } from '@wayhouse/messages/room-names';
import type { Booking } from '../bookings/domain/booking.js';
import { guestName } from '../bookings/guest-name.js';
import { settlementOf } from '../bookings/domain/booking-settlement.js';
import { paidMinor, refundedMinor } from '../bookings/domain/ledger.js';
import { csvFile } from '../csv/csv-file.js';
import { columnNames, stateNames } from './messages.js';

type ColumnName = keyof typeof columnNames;

/** The columns in their order. Dates are ISO 8601, amounts plain numbers in the row's currency. */
const columns: Record<ColumnName, (booking: Booking) => string> = {
  booking: ({ id }) => bookingNumber(id),
  bookedAt: ({ bookedAt }) => bookedAt.toISOString(),
  guest: guestName,
  guests: ({ guests }) => String(guests),
  roomType: ({ room }) => roomTypeNames[room.roomType],
  roomName: ({ room }) => room.roomName ?? '',
  checkIn: ({ stay }) => stay.checkIn,
  checkOut: ({ stay }) => stay.checkOut,
  nights: ({ stay }) => String(nightsOf(stay).length),
  state: ({ state }) => stateNames[state],
  cancelledAt: (booking) => (booking.state === 'cancelled' ? booking.cancelledAt.toISOString() : ''),
  plan: ({ plan }) => plan?.name ?? '',
  promotionCode: ({ promotion }) => promotion?.code ?? '',
  discount: (booking) => amount(discountMinor(booking)),
  furtherGuests: (booking) => amount(furtherGuestsMinor(booking)),
  total: ({ totalMinor }) => amount(totalMinor),
  planSurcharge: (booking) => amount(surchargeMinor(booking)),
  addedTaxes: (booking) => amount(taxesMinor(booking)),
  charge: (booking) => (booking.state === 'cancelled' ? amount(booking.chargedMinor) : ''),
  paid: (booking) => amount(paidMinor(booking)),
  refunded: (booking) => amount(refundedMinor(booking)),
  owed: (booking) => amount(settlementOf(booking).owed),
  currency: ({ currency }) => currency,
};

/** Which bookings need a column that is not always there. */
const hasColumn: Partial<Record<ColumnName, (booking: Booking) => boolean>> = {
  roomName: ({ room }) => room.roomName !== undefined,
  plan: ({ plan }) => plan !== undefined,
  promotionCode: ({ promotion }) => promotion !== undefined,
  discount: ({ promotion }) => promotion !== undefined,
  furtherGuests: (booking) => furtherGuestsMinor(booking) > 0,
  planSurcharge: (booking) => surchargeMinor(booking) > 0,
  addedTaxes: (booking) => taxesMinor(booking) > 0,
};

/**
 * Names of rooms have a column where a booking has one, and so have rate plans, promotion codes, what further guests cost, and the parts
 * of the total that are surcharges of plans, and taxes and fees.
 */
export function bookingsCsv(bookings: Booking[]): Uint8Array {
  const isShown = (name: ColumnName) => {
    const needs = hasColumn[name];
    return !needs || bookings.some(needs);
  };
  const names = (Object.keys(columns) as ColumnName[]).filter(isShown);
  const rows = bookings.map((booking) => names.map((name) => columns[name](booking)));
  const headings = names.map((name) => columnNames[name]);
  return csvFile([headings, ...rows]);
}

const adjusted = ({ adjustments = [] }: Booking, kind: PriceAdjustment['what']): number =>
  adjustedMinor(adjustments.filter(({ what }) => what === kind));
const discountMinor = (booking: Booking): number => Math.abs(adjusted(booking, 'promotion'));
const furtherGuestsMinor = (booking: Booking): number => adjusted(booking, 'further-guests');
const surchargeMinor = ({ plan, stay, guests }: Booking): number => surchargeMinorFor(plan, stay, guests);
/** Without what a plan adds, which is among them in the price. */
const taxesMinor = (booking: Booking): number => addedMinor(booking.taxes) - surchargeMinor(booking);
const amount = (minor: number) => toAmount(minor).toFixed(2);
