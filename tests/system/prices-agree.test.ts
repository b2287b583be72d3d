import { events, type Room as RoomResponse } from '@wayhouse/contracts';
import { toDomainGuests } from '@wayhouse/contracts/adjustment-amounts';
import { toDomainPlan } from '@wayhouse/contracts/convert-plans';
import { toRateRule } from '@wayhouse/contracts/convert-rates';
import { toTaxRule } from '@wayhouse/contracts/convert-taxes';
import { createBooking, currencyOf } from '@wayhouse/booking/bookings/domain/create-booking';
import { chooseTerms } from '@wayhouse/booking/bookings/domain/choose-terms';
import { bookingEventData } from '@wayhouse/booking/bookings/booking-event-data';
import { toBookingResponse } from '@wayhouse/booking/bookings/booking-response';
import { buildReceipt } from '@wayhouse/booking/receipts/receipt';
import { bookingsCsv } from '@wayhouse/booking/reports/bookings-csv';
import type { Room } from '@wayhouse/catalog/rooms/domain/room';
import { quotingRate } from '@wayhouse/catalog/hotels/domain/hotel-currency';
import { roomEventData } from '@wayhouse/catalog/rooms/room-event-data';
import { toShownRoom } from '@wayhouse/catalog/rooms/room-response';
import { stayPrice } from '@wayhouse/catalog/search/stay-price';
import { aHotel, aRoom } from '@wayhouse/catalog/testing/a-room';
import {
  addDays,
  type AppliedPromotion,
  linesOfBooking,
  policyOn,
  priceStay,
  roomCapacity,
  roomTypes,
  type Stay,
  stayTotal,
  offerIds,
  offerOf,
  type RatePlan,
  taxBases,
  taxKinds,
  type TaxRule,
  toAmount,
  toMinor,
} from '@wayhouse/domain';
import { formatExactly, formatMinor } from '@wayhouse/messages/format-money';
import { confirmationEmail } from '@wayhouse/notification/booking-emails/booking-email';
import { ownerBookingEmail } from '@wayhouse/notification/owner-emails/owner-booking-email';
import { checkout } from '@wayhouse/payment/stripe/checkout';
import fc from 'fast-check';

const now = new Date('2027-01-05T06:30:00Z');
const site = { currency: 'USD' as const, exchangeRates: { INR: 83.1, CZK: 23.2 } };
const tax: fc.Arbitrary<TaxRule> = fc.record({
  name: fc.constantFrom('VAT', 'City tax', 'Cleaning'),
  kind: fc.constantFrom(...taxKinds),
  basis: fc.constantFrom(...taxBases),
  hundredths: fc.oneof(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 1_000_000 })),
  isIncluded: fc.boolean(),
});
const day = fc.integer({ min: 10, max: 400 }).map((days) => addDays('2027-01-05', days));
const rate = fc
  .record({ from: day, nights: fc.integer({ min: 0, max: 90 }), nightMinor: fc.integer({ min: 50, max: 1_000_000 }) })
  .map(({ from, nights, nightMinor }) => ({ name: 'Season', from, to: addDays(from, nights), nightMinor }));
const plan = fc.record({
  name: fc.constantFrom('Non-refundable', 'With breakfast'),
  percentOff: fc.integer({ min: 0, max: 80 }),
  surchargeMinor: fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined }),
});
const furtherGuests = fc.record({
  included: fc.integer({ min: 1, max: 4 }),
  eachMinor: fc.integer({ min: 1, max: 20_000 }),
});
const promotionValue = fc.oneof(
  fc.record({ percentOff: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ minorOff: fc.integer({ min: 1, max: 1_000_000 }) }),
);
const code: fc.Arbitrary<AppliedPromotion | undefined> = fc.option(
  fc.tuple(promotionValue, day).map(([value, to]) => ({ id: 'c1', code: 'SUMMER', to, ...value })),
  { nil: undefined },
);
const people = fc.integer({ min: 1, max: 4 });
/** A room, and the rate plan to book it on, if any. */
const room = fc
  .record({
    nightMinor: fc.integer({ min: 50, max: 1_000_000 }),
    rates: fc.array(rate, { maxLength: 4 }),
    taxes: fc.array(tax, { maxLength: 10 }),
    offers: fc.subarray([...offerIds]),
    roomType: fc.constantFrom(...roomTypes),
    plans: fc.array(plan, { maxLength: 2 }),
    furtherGuests: fc.option(furtherGuests, { nil: undefined }),
    // Of its hotel: the site's, one that is chosen, and one in which cards are charged more at least.
    currency: fc.constantFrom(undefined, 'INR' as const, 'CZK' as const),
  })
  .map(({ taxes, offers, plans: named, currency, ...fields }) => {
    const plans: RatePlan[] = named.map((each, at) => ({ id: `p${at}`, ...each }));
    const terms = { ...(taxes.length && { taxes }), ...(offers.length && { offers }), ...(plans.length && { plans }) };
    const hotel = aHotel({ ...terms, ...(currency && { currency }) });
    return { of: aRoom({ ...fields, hotel, ...quotingRate(hotel, site) }), planId: plans.at(-1)?.id };
  });
const stay = fc
  .record({ checkIn: day, nights: fc.integer({ min: 1, max: 30 }) })
  .map(({ checkIn, nights }) => ({ checkIn, checkOut: addDays(checkIn, nights) }));

/** What the page of the room calculates from its response. */
function onRoomPage(
  { pricePerNight, currency, rates = [], furtherGuests, taxes = [], offers = [], plans = [] }: RoomResponse,
  booked: Stay,
  guests: number,
  planId?: string,
  code?: AppliedPromotion,
): number {
  const further = furtherGuests && { furtherGuests: toDomainGuests(furtherGuests) };
  const prices = { rates: rates.map(toRateRule), taxes: taxes.map(toTaxRule), ...further };
  const shown = { nightMinor: toMinor(pricePerNight), currency, ...prices };
  const offer = offerOf(offers, booked, '2027-01-05');
  const chosen = plans.find(({ id }) => id === planId);
  const terms = { offer, plan: chosen && toDomainPlan(chosen), promotion: code };
  return priceStay(shown, booked, guests, terms).totalMinor;
}

function inSearch(of: Room, booked: Stay, guests: number): number {
  const nights = linesOfBooking({ checkInDate: booked.checkIn, checkOutDate: booked.checkOut, totalPrice: 0 });
  const { totalPrice } = stayPrice(of, { ...booked, guests }, now);
  return toMinor(totalPrice ?? stayTotal(nights[0]!.nights.length, toAmount(of.nightMinor)));
}

function book(of: Room, booked: Stay, guests: number, planId?: string, code?: AppliedPromotion) {
  const facts = events.roomChanged.data.parse(JSON.parse(JSON.stringify(roomEventData(of))));
  const order = { id: 'b1', guest: { id: 'asha', name: 'Asha', email: 'asha@example.test' }, guests, locale: 'en' };
  const currency = currencyOf(facts, site.currency);
  const terms = { currency, ...chooseTerms(facts, planId, policyOn), ...(code && { promotion: code }) };
  return createBooking(facts, { ...order, ...terms, stay: booked, relay: { guest: '0a', hotel: '0b' } }, now);
}

type LineItem = { quantity: number; price_data: { unit_amount: number; currency: string } };

/** What Stripe's page charges, as the sum of its lines, and the currencies of these. */
async function onPaymentPage(facts: ReturnType<typeof bookingEventData>) {
  let items: LineItem[] = [];
  const create = ({ line_items }: { line_items: LineItem[] }) => {
    items = line_items;
    return Promise.resolve({ id: 's1', url: 'http://stripe.test', expires_at: 0 });
  };
  const stripe = { checkout: { sessions: { create } } } as unknown as Parameters<typeof checkout>[0];
  await checkout(stripe, 'http://localhost:3000')([{ booking: facts, attempt: 1 }]);
  const totalMinor = items.reduce((sum, { quantity, price_data }) => sum + quantity * price_data.unit_amount, 0);
  return { totalMinor, currencies: [...new Set(items.map(({ price_data }) => price_data.currency))] };
}

const totalIn = ({ facts }: { facts: { label: string; value: string }[] }) =>
  facts.find(({ label }) => label === 'Total')?.value;

test('any stay costs the same in search, on the room page, in the booking, its receipt, emails, file and at Stripe', async () => {
  await fc.assert(
    fc.asyncProperty(room, stay, people, code, async ({ of, planId }, booked, people, promotion) => {
      const guests = Math.min(people, roomCapacity[of.roomType]);
      const booking = book(of, booked, guests, planId, promotion);
      const { totalMinor, currency } = booking;
      expect([currency, toShownRoom(of, site, now).currency]).toEqual(
        Array(2).fill(of.hotel.currency ?? site.currency),
      );
      expect(inSearch(of, booked, guests)).toBe(book(of, booked, guests).totalMinor);
      expect(onRoomPage(toShownRoom(of, site, now), booked, guests, planId, promotion)).toBe(totalMinor);

      const response = toBookingResponse(booking);
      const added = (response.taxes ?? []).filter(({ isIncluded }) => !isIncluded);
      const amounts = [...linesOfBooking(response), ...(response.adjustments ?? []), ...added].map(({ amount }) =>
        toMinor(amount),
      );
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(totalMinor);
      expect([response.totalPrice, response.owed].map(toMinor)).toEqual([totalMinor, totalMinor]);
      expect(JSON.stringify(buildReceipt(response, now))).toContain(formatExactly(toAmount(totalMinor), currency));
      expect(Buffer.from(bookingsCsv([booking])).toString()).toContain(`,${toAmount(totalMinor).toFixed(2)},`);
      expect(
        Buffer.from(bookingsCsv([booking]))
          .toString()
          .trim(),
      ).toMatch(new RegExp(`,${currency}$`));

      const facts = events.bookingConfirmed.data.parse(JSON.parse(JSON.stringify(bookingEventData(booking))));
      const context = { publicUrl: 'https://stay.example.test', now };
      expect(totalIn(confirmationEmail(facts, context))).toBe(formatMinor(totalMinor, currency));
      expect(totalIn(ownerBookingEmail({ facts, owedMinor: facts.totalMinor }, context))).toBe(
        formatMinor(totalMinor, currency),
      );
      expect(await onPaymentPage(facts)).toEqual({ totalMinor, currencies: [currency.toLowerCase()] });
    }),
    { numRuns: 200 },
  );
});
