import type { RoomFacts } from '@wayhouse/contracts';
import { addDays, defaultCancellationPolicy, memberRoles, nightsOf } from '@wayhouse/domain';
import { exampleIds, exampleStay, exampleTogether } from '@wayhouse/openapi/docs';
import type { testService } from '@wayhouse/service-kit/testing';
import type { Booking } from '@wayhouse/booking/bookings/domain/booking';
import { createBooking } from '@wayhouse/booking/bookings/domain/create-booking';
import { payAtHotel } from '@wayhouse/booking/bookings/domain/pay-at-hotel';
import { conversationRepository } from '@wayhouse/booking/conversations/conversation-repository';
import { bookingRepository } from '@wayhouse/booking/bookings/booking-repository';
import type { Invoice } from '@wayhouse/booking/invoices/domain/invoice';
import { invoicedBooking } from '@wayhouse/booking/invoices/invoiced-booking';
import { invoiceDocument } from '@wayhouse/booking/invoices/invoice-document';
import { invoiceRepository } from '@wayhouse/booking/invoices/invoice-repository';
import { promotionRepository } from '@wayhouse/booking/promotions/promotion-repository';
import { importedCalendarRepository } from '@wayhouse/booking/calendars/imported-calendar-repository';
import { roomNightRepository } from '@wayhouse/booking/availability/room-night-repository';
import { roomRepository } from '@wayhouse/catalog/rooms/room-repository';
import { staffRepository } from '@wayhouse/catalog/staff/staff-repository';
import { invitationRepository } from '@wayhouse/catalog/staff/invitation-repository';
import { aHotel, aRoom } from '@wayhouse/catalog/testing/a-room';
import { optInRepository } from '@wayhouse/notification/newsletter/opt-in-repository';
import { subscriptionRepository } from '@wayhouse/notification/newsletter/subscription-repository';

type Transaction = Parameters<Parameters<Service['db']['transaction']>[0]>[0];
type Service = Awaited<ReturnType<typeof testService>>;
type Seeding = { catalog: Service; booking: Service; notification: Service; facts: RoomFacts; now: () => Date };

/** Calls that need the nights of the example free; for all others Asha has booked them. */
const needsFreeNights = ['bookRoom', 'bookTogether', 'checkAvailability', 'bookAtDesk'];

/** Calls about more than one unit of the room. */
const needsUnits = ['bookTogether', 'cancelTogether'];

/** Calls about bookings that Asha has made together; for all others she has made one. */
const needsBookingsTogether = ['cancelTogether'];

/** Calls about a guest who has left; for all others the stay lies ahead. */
const needsGuestDeparted = ['setStayStatus'];

/** Calls about a guest who was to come on the day before. */
const needsGuestMissing = ['recordNoShow'];

/** Calls about a payment at the hotel. */
const needsPaymentAtHotel = ['takeBackPayment'];

/** Calls about an imported calendar, or by the address of one. An export of the owner has no others. */
const needsCalendar = ['changeCalendar', 'importCalendar', 'removeCalendar', 'readCalendar'];

/** Calls about a booking for which nothing is issued; for all others an invoice is. */
const needsNoInvoice = ['issueInvoice'];

/** Calls about a hotel that is closed already: an event of theirs would close it for the calls that follow. */
const needsClosedHotel = ['closeHotel'];

/** Replaces the data with the room, the booking, the subscription and its opt-in that the examples name. */
export function exampleSeeder({ catalog, booking, notification, facts, now }: Seeding) {
  const room = aRoom({
    ...{ id: exampleIds.room, images: [exampleIds.photo], hotel: aHotel({ id: exampleIds.hotel, city: facts.city }) },
  });
  const stay = { checkIn: exampleStay.checkInDate, checkOut: exampleStay.checkOutDate };
  const guest = { id: 'asha', name: 'Asha Rao', email: 'asha@example.com' };
  const order = { id: exampleIds.booking, guest, guests: 2, locale: 'en', stay, currency: 'USD' };
  const relay = { guest: 'a1b2c3d4', hotel: 'e5f6a7b8' };
  const notes = [{ id: exampleIds.note, text: 'Hello', at: now(), by: 'reception' }];
  const terms = { relay, cancellationPolicy: defaultCancellationPolicy };
  const booked = { ...createBooking(facts, { ...order, ...terms }, now()), notes };

  const discount = { code: 'SUMMER27', percentOff: 15, stayFrom: '2027-03-01', stayTo: '2027-08-31', maxUses: 100 };
  const ofHotel = { id: exampleIds.promotionCode, hotelId: facts.hotelId };
  const promotion = { ...ofHotel, ...discount, uses: 12, addedAt: now() };

  /** Each of the two has a message that is not read yet. */
  const writeToEachOther = async (tx: Transaction) => {
    const { add } = conversationRepository(booking.db);
    const about = { bookingId: booked.id, guestId: guest.id, hotelId: facts.hotelId, text: 'Hello', at: now() };
    await add(tx, { ...about, id: 'message-1', from: 'guest', authorId: guest.id });
    await add(tx, { ...about, id: 'message-2', from: 'hotel', authorId: facts.ownerId });
  };

  return async (operationId: string): Promise<void> => {
    await catalog.db.collection('rooms').deleteMany({});
    await nameExampleHotel(catalog);
    await catalog.db.transaction((tx) => roomRepository(catalog.db).add(tx, room, room.images.length));
    for (const name of [
      'bookings',
      'room_nights',
      'blocks',
      'conversations',
      'booking_messages',
      'promotion_codes',
      'invoices',
      'invoice_series',
      'imported_calendars',
      'calendar_addresses',
    ])
      await booking.db.collection(name).deleteMany({});
    const units = needsUnits.includes(operationId) ? 2 : 1;
    if (!needsFreeNights.includes(operationId)) {
      await booking.db.transaction(async (tx) => {
        for (const each of bookingsBefore(operationId, booked)) {
          await bookingRepository(booking.db).add(tx, { ...each, ...progressBefore(operationId, now()) });
          const ofRoom = { room: facts.roomId, units, mostUnits: units };
          await roomNightRepository(booking.db).take(tx, each.id, ofRoom, nightsOf(stay));
        }
        await writeToEachOther(tx);
      });
    }
    const known = { $set: { 'facts.units': units, mostUnits: units } };
    await booking.db.collection<{ _id: string }>('rooms').updateOne({ _id: facts.roomId }, known);
    const closing = { $set: { isClosedByOwner: needsClosedHotel.includes(operationId), legalFacts } };
    await booking.db.collection<{ _id: string }>('hotels').updateOne({ _id: facts.hotelId }, closing);
    await booking.db.transaction((tx) => promotionRepository(booking.db).add(tx, promotion));
    if (!needsNoInvoice.includes(operationId)) await seedInvoice(booking, booked, now());
    await seedStaff({ catalog, booking, notification, now });
    if (needsCalendar.includes(operationId)) await seedCalendars(booking, facts, now());
    await notification.db.transaction(async (tx) => {
      const [address, token] = [guest.email, exampleIds.optInToken];
      await optInRepository(notification.db).save(tx, { address, token, sentAt: now() });
      await subscriptionRepository(notification.db).save(tx, {
        ...{ address, token: exampleIds.unsubscribeToken, state: 'subscribed', since: now() },
      });
    });
  };
}

function bookingsBefore(operationId: string, booked: Booking): Booking[] {
  if (needsPaymentAtHotel.includes(operationId))
    return [payAtHotel(booked, { id: exampleIds.paymentAtHotel, amountMinor: booked.totalMinor }, booked.bookedAt)];
  if (!needsBookingsTogether.includes(operationId)) return [booked];
  return exampleTogether.map(({ _id: id, bookedTogether }) => ({ ...booked, id, bookedTogether }));
}

function progressBefore(operationId: string, now: Date) {
  if (needsGuestDeparted.includes(operationId)) return { checkedInAt: now, checkedOutAt: now };
  const today = now.toISOString().slice(0, 10);
  if (needsGuestMissing.includes(operationId))
    return { bookedAt: addHours(now, -72), stay: { checkIn: addDays(today, -2), checkOut: addDays(today, 1) } };
  return {};
}

/** The hotel that the owner of the examples has registered, as it was, with the id that the examples have. */
async function nameExampleHotel({ db }: Service): Promise<void> {
  const hotels = db.collection<{ _id: string; version: number }>('hotels');
  const hotel = await hotels.findOne({ 'owner.id': 'owner' });
  if (!hotel) throw new Error('The owner of the examples has no hotel.');
  await hotels.deleteOne({ _id: hotel._id });
  await hotels.insertOne({ ...hotel, _id: exampleIds.hotel, version: 1 });
}

type StaffSeeding = Pick<Seeding, 'catalog' | 'booking' | 'notification' | 'now'>;

/** One of each role at the hotel of the examples, with the member and the invitation of the examples. */
async function seedStaff({ catalog, booking, notification, now }: StaffSeeding): Promise<void> {
  const hotelId = exampleIds.hotel;
  for (const name of ['staff', 'invitations']) await catalog.db.collection(name).deleteMany({});
  for (const { db } of [booking, notification]) await db.collection('staff').deleteMany({});
  const staff = staffRepository(catalog.db);
  const invitations = invitationRepository(catalog.db, now);
  const members = [
    ...memberRoles.map((role) => ({ userId: role as string, role })),
    { userId: exampleIds.member, role: 'reception' as const },
  ];
  await catalog.db.transaction(async (tx) => {
    for (const { userId, role } of members)
      await staff.save(tx, { hotelId, userId, role, name: userId, email: `${userId}@example.test`, since: now() });
    const endsAt = new Date(+now() + 24 * 3600_000);
    await invitations.save(tx, {
      id: exampleIds.invitation,
      hotelId,
      email: 'asha@example.test',
      role: 'manager',
      endsAt,
    });
  });
  const rows = members.map((member) => ({
    _id: `${hotelId} ${member.userId}`,
    hotelId,
    version: 1,
    name: '',
    ...member,
  }));
  for (const { db } of [booking, notification]) await db.collection<{ _id: string }>('staff').insertMany(rows);
}

const legalFacts = { legalName: 'Amber Hospitality Pvt Ltd' };

/** The first invoice of the hotel, for the booking of the examples. */
async function seedInvoice({ db }: Service, booking: Booking, now: Date): Promise<void> {
  const { hotelId, hotelName, address, ownerId } = booking.room;
  const day = exampleStay.checkOutDate;
  const invoice: Invoice = {
    ...invoicedBooking(booking),
    ...{ id: exampleIds.invoice, kind: 'invoice', hotelId, bookingId: booking.id, guestId: booking.guest.id },
    ...{ seller: { ...legalFacts, hotelName, address }, buyer: { name: 'Rao & Sons' } },
    ...{ day, sequence: 1, issuedAt: now, by: ownerId },
  };
  await db.transaction((tx) => invoiceRepository(db).add(tx, invoice, invoiceDocument(invoice)));
  const series = db.collection<{ _id: string }>('invoice_series');
  await series.insertOne({ _id: hotelId, turns: 1, day, sequence: 1 } as { _id: string });
}

/** A calendar of a site that does not answer, and the address of that of the room. */
async function seedCalendars({ db }: Service, { hotelId, roomId: room }: RoomFacts, now: Date): Promise<void> {
  const place = { hotelId, room, unit: 1 };
  await db.transaction(async (tx) => {
    await importedCalendarRepository(db).add(tx, {
      ...{ id: exampleIds.calendar, ...place, name: 'Airbnb', address: 'http://127.0.0.1:9/room-1.ics', addedAt: now },
      ...{ dueAt: addHours(now, 24), failures: 0, nights: [], repeating: [], conflicts: [] },
    });
  });
  const addresses = db.collection<{ _id: string }>('calendar_addresses');
  await addresses.insertOne({ _id: `${room}:1`, ...place, token: exampleIds.calendarToken } as { _id: string });
}

const addHours = (time: Date, hours: number): Date => new Date(+time + hours * 3600_000);
