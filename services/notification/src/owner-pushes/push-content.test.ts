import { loadLocale } from '@wayhouse/messages/load-locale';
import { setLocaleSource } from '@wayhouse/messages/locale';
import { unmarkedTexts } from '@wayhouse/messages/testing/unmarked-texts';
import { bookingFacts } from '@wayhouse/service-kit/testing';
import type { KnownBooking } from '../owner-emails/owner-email-context.js';
import type { OwnerPush } from './owner-push-queue.js';
import { pushContent } from './push-content.js';

const facts = bookingFacts({ checkIn: '2027-03-20', checkOut: '2027-03-22' });
const now = new Date('2027-03-20T06:00:00Z');
const wanted = {
  ...{ booking: true, change: true, cancellation: true, payment: true, message: true, conflict: true },
  arrivals: true,
};

/** What a push shows of a booking as it is now. */
function contentOf(push: Push, known: Partial<KnownBooking> = {}, isMember = true) {
  const booking = { facts, ...known };
  const deps = {
    bookings: {
      findKnown: () => Promise.resolve(booking),
      listAround: () => Promise.resolve([{ _id: facts.bookingId, ...booking }]),
      hasOwner: () => Promise.resolve(true),
    },
    hotels: { hasOwner: () => Promise.resolve(true) },
    ownerEmailChoices: { get: () => Promise.resolve(wanted) },
    staff: { isMember: () => Promise.resolve(isMember) },
    now: () => now,
  };
  return pushContent(deps, { id: 'p1', accountId: 'anna', browser: 'b1', ownerId: facts.hotel.ownerId, ...push });
}
type Push = OwnerPush extends infer Each
  ? Each extends OwnerPush
    ? Omit<Each, 'id' | 'accountId' | 'browser' | 'ownerId'>
    : never
  : never;

const { bookingId } = facts;
const terms = { chargedMinor: 0, owedMinor: 0 };
const before = { checkIn: '2027-03-19', checkOut: '2027-03-22', guests: 2, totalMinor: 360_00 };
const pushes: [string, Push][] = [
  ['You have a new booking', { kind: 'booking', bookingId }],
  ['You have new bookings', { kind: 'booking', bookingId, others: ['b2'] }],
  ['A booking is paid', { kind: 'payment', bookingId, amountMinor: 240_00, owedMinor: 0 }],
  ['A booking is paid in part', { kind: 'payment', bookingId, amountMinor: 240_00, owedMinor: 60_00 }],
  ['A booking is changed', { kind: 'change', bookingId, changes: 0, terms: { before, refundMinor: 0, owedMinor: 0 } }],
  ['A booking is cancelled', { kind: 'cancellation', bookingId, terms }],
  ['Bookings are cancelled', { kind: 'cancellation', bookingId, terms, others: [{ bookingId: 'b2', terms }] }],
  ['Nights may be booked twice', { kind: 'conflict', bookingId, calendar: 'Elsewhere', nights: ['2027-03-20'] }],
  ['Asha has written to you', { kind: 'message', bookingId }],
  ['Today at Amber Court', { kind: 'arrivals', hotelId: facts.hotel.id, date: '2027-03-20' }],
];

test.each(pushes)('“%s” has the first name and the dates at most', async (title, push) => {
  const content = await contentOf(push);
  expect(content?.title).toBe(title);
  expect(content?.text).toBe(push.kind === 'arrivals' ? '1 arrival' : 'Asha, 20 – 22 Mar 2027, Amber Court');
  expect(content?.path).toMatch(push.kind === 'arrivals' ? /^\/owner\?hotel=/ : /^\/owner\/bookings\//);
});

test('a guest who is erased has no name, and a message of theirs is no news', async () => {
  const erased = { facts: { ...facts, guest: { ...facts.guest, name: '', email: '' } } };
  expect((await contentOf({ kind: 'booking', bookingId }, erased))?.text).toMatch(/^Former guest, /);
  expect(await contentOf({ kind: 'message', bookingId }, erased)).toBeUndefined();
});

test('a change of a booking that is cancelled by now is no news, and nothing is to a former member', async () => {
  const change: Push = { kind: 'change', bookingId, changes: 0, terms: { before, refundMinor: 0, owedMinor: 0 } };
  expect(await contentOf(change, { cancelledAt: '2027-03-01T00:00:00Z' })).toBeUndefined();
  for (const [, push] of pushes) expect(await contentOf({ ...push, memberId: 'm1' }, {}, false)).toBeUndefined();
});

describe('in another locale', () => {
  beforeAll(async () => {
    await loadLocale('en-XA');
    setLocaleSource(() => 'en-XA');
  });
  afterAll(() => setLocaleSource(() => 'en'));

  test('nothing is outside of messages', async () => {
    const contents = await Promise.all(pushes.map(([, push]) => contentOf(push)));
    const texts = contents.flatMap((content) => [content!.title, content!.text]);
    expect(unmarkedTexts(texts, ['Asha', facts.hotel.name])).toEqual([]);
  });
});
