import { events } from '@wayhouse/contracts';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { publicUrl } from '../testing/notification-service.js';
import { withMailbox } from '../testing/with-mailbox.js';

const context = withMailbox();

const guest = (id: string) => ({ id, name: `Name of ${id}`, email: `${id}@example.test` });
const facts = (id: string, over = {}) => bookingFacts({ bookingId: id, guest: guest(id), ...over });
const subjectsTo = (id: string) => context.emailsTo(`${id}@example.test`).map((email) => email.subject);
const processed = (messageId: string) =>
  eventually(async () => expect(await context.service.db.collection('inbox').countDocuments({ messageId })).toBe(1));

test('sends one email for a confirmed booking, however often the event is delivered', async () => {
  await context.service.publish(events.bookingConfirmed, facts('asha'), 'asha-1');
  await context.service.publish(events.bookingConfirmed, facts('asha'), 'asha-1');
  await processed('asha-1');
  await eventually(async () => expect(subjectsTo('asha')).toEqual(['Your booking at Amber Court is confirmed']));
  await context.service.publish(events.bookingPaid, { ...facts('asha', { version: 2 }), ...payment }, 'asha-2');
  await eventually(async () => expect(subjectsTo('asha')).toHaveLength(2));
  expect(await context.service.db.collection('emails').countDocuments({ _id: /^asha/ as never })).toBe(2);
  const [email] = context.emailsTo('asha@example.test');
  expect(email?.from).toMatchObject({ name: 'Wayhouse', address: 'stays@example.test' });
  expect(email?.messageId).toBe('<asha-1@example.test>');
  expect(email?.html).toContain(`href="${publicUrl}/my-bookings?booked=asha"`);
  expect(email?.text).toContain('Check-in: Sat, 27 Feb 2027, from 2:00 PM');
});

const hotel = {
  ...{ hotelId: 'h1', version: 1, ownerId: 'omar', name: 'Amber Court', contact: '+91 141 555 0100' },
  ...{ address: '1 Fort Road', city: 'Jaipur' },
};

test('a confirmation has the hotel’s phone, a map, the photo and a calendar file', async () => {
  const photo = '/images/abc/1280.jpg';
  await context.service.publish(events.hotelRegistered, hotel, 'hotel');
  await processed('hotel');
  await context.service.publish(events.bookingConfirmed, facts('ines', { photo }), 'ines-1');
  await eventually(async () => expect(subjectsTo('ines')).toHaveLength(1));
  const [email] = context.emailsTo('ines@example.test');
  for (const address of ['tel:+911415550100', `${publicUrl}/images/abc/800.jpg`])
    expect(email?.html).toContain(`"${address}"`);
  expect(email?.text).toMatch(/Phone: \+91 141 555 0100/);
  expect(email?.text).toMatch(/Open map: https:\/\/www\.google\.com\/maps\S+Amber%20Court/);
  const [file] = email?.attachments ?? [];
  expect([file?.filename, file?.mimeType]).toEqual(['amber-court-2027-02-27.ics', 'text/calendar']);
  expect(new TextDecoder().decode(file?.content as ArrayBuffer)).toContain('UID:booking-ines@wayhouse');
});

test('every email about a booking has the hotel’s phone, a map, the photo and a button to this booking', async () => {
  const about = (version: number) => facts('kira', { photo: '/images/abc/1280.jpg', version });
  await context.service.publish(events.bookingConfirmed, about(1), 'kira-1');
  await processed('kira-1');
  await context.service.publish(events.bookingPaid, { ...about(2), ...payment }, 'kira-2');
  await processed('kira-2');
  await context.service.publish(events.bookingCancelled, { ...about(3), ...late }, 'kira-3');
  await processed('kira-3');
  const refund = { bookingId: 'kira', paymentId: 'pi_1', refundId: 're_k', amountMinor: 120_00 };
  await context.service.publish(events.paymentRefunded, { ...refund, refundedAt: '2027-02-26T08:01:00Z' });
  await eventually(async () => expect(subjectsTo('kira')).toHaveLength(4));
  for (const { html } of context.emailsTo('kira@example.test')) {
    for (const part of ['"tel:+911415550100"', `"${publicUrl}/images/abc/800.jpg"`, 'Amber%20Court'])
      expect(html).toContain(part);
    expect(html).toMatch(/href="[^"]*\/my-bookings(\?booked=kira|\/kira\/receipt)"/);
  }
});

test('an email has the phone that the hotel has now, in whatever order its changes arrive', async () => {
  const changed = (version: number, contact: string) => ({ ...hotel, hotelId: 'h1', version, contact });
  await context.service.publish(events.hotelChanged, changed(3, '+91 141 555 0300'), 'hotel-3');
  await processed('hotel-3');
  await context.service.publish(events.hotelChanged, changed(2, '+91 141 555 0200'), 'hotel-2');
  await processed('hotel-2');
  await context.service.publish(events.hotelRegistered, hotel, 'hotel-1');
  await processed('hotel-1');
  await context.service.publish(events.bookingConfirmed, facts('lata'), 'lata-1');
  await eventually(async () => expect(subjectsTo('lata')).toHaveLength(1));
  expect(context.emailsTo('lata@example.test')[0]?.text).toContain('Phone: +91 141 555 0300');
});

test('the phone goes with the account of the owner, and an event that arrives late does not bring it back', async () => {
  await context.service.publish(events.accountDeleted, { userId: 'omar', addresses: [] }, 'omar-gone');
  await processed('omar-gone');
  await context.service.publish(events.hotelRegistered, hotel, 'hotel-late');
  await processed('hotel-late');
  expect(await context.service.db.collection('hotels').countDocuments({ _id: 'h1' as never })).toBe(0);
  await context.service.publish(events.bookingConfirmed, facts('jana'), 'jana-1');
  await eventually(async () => expect(subjectsTo('jana')).toHaveLength(1));
  expect(context.emailsTo('jana@example.test')[0]?.text).not.toContain('Phone');
});

test('sends an email for a payment, a cancellation and a refund each', async () => {
  await context.service.publish(events.bookingConfirmed, facts('ben'), 'ben-1');
  await processed('ben-1');
  await context.service.publish(events.bookingPaid, { ...facts('ben', { version: 2 }), ...payment }, 'ben-2');
  await processed('ben-2');
  const cancelled = { cancelledAt: '2027-02-20T08:00:00Z', chargedMinor: 0, owedMinor: 0, by: 'guest' as const };
  await context.service.publish(events.bookingCancelled, { ...facts('ben', { version: 3 }), ...cancelled });
  const refund = { refundId: 're_1', amountMinor: 240_00, refundedAt: '2027-02-20T08:01:00Z' };
  await context.service.publish(events.paymentRefunded, { bookingId: 'ben', paymentId: 'pi_1', ...refund });
  await eventually(async () =>
    expect(subjectsTo('ben').sort()).toEqual([
      'Your booking at Amber Court is cancelled',
      'Your booking at Amber Court is confirmed',
      'Your booking at Amber Court is paid',
      'Your refund of $240 is on its way',
    ]),
  );
});

test('a refund long after the cancellation invites no reply, which would reach nobody', async () => {
  const stay = { checkIn: '2099-02-27', checkOut: '2099-03-01' };
  await context.service.publish(events.bookingConfirmed, facts('lena', stay), 'lena-1');
  await processed('lena-1');
  const cancelled = { ...late, cancelledAt: '2026-01-05T08:00:00Z' };
  await context.service.publish(events.bookingCancelled, { ...facts('lena', { ...stay, version: 2 }), ...cancelled });
  const refund = { refundId: 're_l', amountMinor: 240_00, refundedAt: '2026-02-20T08:01:00Z' };
  await eventually(async () => expect(subjectsTo('lena')).toHaveLength(2));
  await context.service.publish(events.paymentRefunded, { bookingId: 'lena', paymentId: 'pi_1', ...refund });
  await eventually(async () => expect(subjectsTo('lena')).toHaveLength(3));
  const [confirmed, , refunded] = context.emailsTo('lena@example.test').map(({ replyTo }) => replyTo?.[0]?.address);
  expect([confirmed, refunded]).toEqual([expect.stringContaining('@relay.'), 'help@example.test']);
});

test('an email invites no reply where nobody answers for a hotel whose owner has left', async () => {
  const ofHotel = { hotel: { ...bookingFacts().hotel, ownerId: 'oona' } };
  await context.service.publish(events.bookingConfirmed, facts('rani', ofHotel), 'rani-1');
  await eventually(async () => expect(subjectsTo('rani')).toHaveLength(1));
  await context.service.publish(events.accountDeleted, { userId: 'oona', addresses: [] }, 'oona-gone');
  await processed('oona-gone');
  await context.service.publish(
    events.bookingPaid,
    { ...facts('rani', { ...ofHotel, version: 2 }), ...payment },
    'rani-2',
  );
  await eventually(async () => expect(subjectsTo('rani')).toHaveLength(2));
  const [before, afterwards] = context.emailsTo('rani@example.test');
  expect(before?.text).toContain('Reply to this email');
  expect(afterwards?.text).not.toContain('Reply to this email');
  expect(afterwards?.replyTo?.[0]?.address).toBe('help@example.test');
});

test('writes to the guest in the language of the booking, whatever happens to it', async () => {
  const inXA = (version: number) => facts('hana', { locale: 'en-XA', version });
  await context.service.publish(events.bookingConfirmed, inXA(1), 'hana-1');
  await processed('hana-1');
  await context.service.publish(events.bookingPaid, { ...inXA(2), ...payment }, 'hana-2');
  await processed('hana-2');
  await context.service.publish(events.bookingCancelled, { ...inXA(3), ...late }, 'hana-3');
  await processed('hana-3');
  const refund = { bookingId: 'hana', paymentId: 'pi_1', refundId: 're_h', amountMinor: 120_00 };
  await context.service.publish(events.paymentRefunded, { ...refund, refundedAt: '2027-02-26T08:01:00Z' });
  await eventually(async () => expect(subjectsTo('hana')).toEqual(Array(4).fill(expect.stringMatching(/^⟦.*⟧$/))));
  const [email] = context.emailsTo('hana@example.test');
  expect(email?.html).toContain('<html lang="en-XA">');
  expect(email?.text).toMatch(/⟦.+⟧: Amber Court/);
});

test('does not confirm a booking after its cancellation email', async () => {
  const cancelled = { cancelledAt: '2027-02-20T08:00:00Z', chargedMinor: 0, owedMinor: 0, by: 'guest' as const };
  await context.service.publish(events.bookingCancelled, { ...facts('cleo', { version: 2 }), ...cancelled }, 'cleo-2');
  await processed('cleo-2');
  await context.service.publish(events.bookingConfirmed, facts('cleo'), 'cleo-1');
  await processed('cleo-1');
  expect(await context.service.db.collection('emails').countDocuments({ 'job.to.address': 'cleo@example.test' })).toBe(
    1,
  );
});

const late = { cancelledAt: '2027-02-26T08:00:00Z', chargedMinor: 120_00, owedMinor: 0, by: 'guest' as const };
const receivedText = (id: string) =>
  eventually(async () => {
    const email = context.mailbox.emails.find(({ messageId }) => messageId === `<${id}@example.test>`);
    expect(email).toBeDefined();
    return email?.text;
  });

test('announces the refund when the cancellation arrives before the payment, and sends no email for the payment', async () => {
  const byCard = { paidMinor: 240_00, refundedMinor: 0, pendingRefundMinor: 120_00 };
  await context.service.publish(events.bookingConfirmed, facts('finn'), 'finn-1');
  await processed('finn-1');
  await context.service.publish(
    events.bookingCancelled,
    { ...facts('finn', { version: 3 }), ...late, byCard },
    'finn-3',
  );
  await processed('finn-3');
  await context.service.publish(events.bookingPaid, { ...facts('finn', { version: 2 }), ...payment }, 'finn-2');
  await processed('finn-2');
  expect(await receivedText('finn-3')).toContain('Refund to your card: $120');
  expect(await context.service.db.collection('emails').countDocuments({ _id: 'finn-2' as never })).toBe(0);
});

test('sends the cancellation email when a booking’s refund was recorded before its payment', async () => {
  await context.service.publish(events.bookingConfirmed, facts('gina'), 'gina-1');
  await processed('gina-1');
  const refund = { refundId: 're_g', amountMinor: 240_00, refundedAt: '2027-02-20T08:01:00Z' };
  await context.service.publish(
    events.paymentRefunded,
    { bookingId: 'gina', paymentId: 'pi_g', ...refund },
    'gina-refund',
  );
  // The refund was the booking's version 2 and the cancellation version 3: no event will ever carry version 2.
  await context.service.publish(events.bookingCancelled, { ...facts('gina', { version: 3 }), ...late }, 'gina-3');
  expect(await receivedText('gina-refund')).toContain('$240');
  expect(await receivedText('gina-3')).toContain('Cancellation charge: $120');
});

test('a guest without an email address does not hold up other emails', async () => {
  await context.service.publish(
    events.bookingConfirmed,
    bookingFacts({ guest: { id: 'x', name: 'X', email: '' } }),
    'x-1',
  );
  await context.service.publish(events.bookingConfirmed, facts('dora'));
  await processed('x-1');
  await eventually(async () => expect(subjectsTo('dora')).toHaveLength(1));
});

const payment = {
  paymentId: 'pi_1',
  paidAt: '2027-01-05T07:00:00Z',
  method: 'card' as const,
  amountMinor: 240_00,
  owedMinor: 0,
};

test('a payment in parts is emailed each time, and so is one that was taken back; what is owed follows', async () => {
  const owed = async () =>
    (await context.service.db.collection('booking_projection').findOne({ _id: 'pari' as never }))?.owedMinor as number;
  await context.service.publish(events.bookingConfirmed, facts('pari'), 'pari-1');
  await processed('pari-1');
  const part = { ...payment, method: 'hotel' as const, paymentId: 'h1', amountMinor: 100_00, owedMinor: 140_00 };
  await context.service.publish(events.bookingPaid, { ...facts('pari', { version: 2 }), ...part }, 'pari-2');
  await processed('pari-2');
  expect(await owed()).toBe(140_00);
  const takenBack = { paymentId: 'h1', amountMinor: 100_00, owedMinor: 240_00 };
  const about = { ...facts('pari', { version: 3 }), ...takenBack };
  await context.service.publish(events.bookingPaymentTakenBack, about, 'pari-3');
  await processed('pari-3');
  expect(await owed()).toBe(240_00);
  await eventually(async () =>
    expect(subjectsTo('pari')).toEqual([
      'Your booking at Amber Court is confirmed',
      'Your payment for your booking at Amber Court has arrived',
      'Amber Court has corrected a payment',
    ]),
  );
});

test('of a payment that was taken back before it is known there is no email', async () => {
  const part = { ...payment, method: 'hotel' as const, paymentId: 'h1', amountMinor: 100_00 };
  const at = { paidAt: payment.paidAt, takenBackAt: payment.paidAt };
  const corrected = facts('quinn', {
    version: 3,
    takenBackAtHotel: [{ ...{ paymentId: 'h1', amountMinor: 100_00 }, ...at }],
  });
  await context.service.publish(events.bookingConfirmed, facts('quinn'), 'quinn-1');
  await processed('quinn-1');
  const takenBack = { paymentId: 'h1', amountMinor: 100_00, owedMinor: 240_00 };
  await context.service.publish(events.bookingPaymentTakenBack, { ...corrected, ...takenBack }, 'quinn-3');
  await processed('quinn-3');
  await context.service.publish(
    events.bookingPaid,
    { ...facts('quinn', { version: 2 }), ...part, owedMinor: 140_00 },
    'quinn-2',
  );
  await processed('quinn-2');
  expect(await context.service.db.collection('emails').countDocuments({ _id: /^quinn/ as never })).toBe(2);
});
