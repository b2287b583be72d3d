import { calls, events } from '@wayhouse/contracts';
import { transactionRunner } from '@wayhouse/service-kit';
import { bookingFacts, eventually, testService } from '@wayhouse/service-kit/testing';
import { bookingProjection } from '../booking-emails/booking-projection.js';
import { hotelProjection } from '../booking-emails/hotel-projection.js';
import { composeNotification } from '../compose.js';
import { ownerPushQueue } from '../owner-pushes/owner-push-queue.js';
import { pushBrowserRepository } from '../owner-pushes/push-browser-repository.js';
import { emailConfig, publicUrl } from '../testing/notification-service.js';
import { startPushService, vapidSettings } from '../testing/push-service.js';
import { startSmtpServer, type TestSmtpServer } from '../testing/smtp-server.js';
import { ownerEmailChoiceRepository } from './owner-email-choice-repository.js';
import { ownerEmailQueue } from './owner-email-queue.js';
import { scheduleArrivals } from './schedule-arrivals.js';
import { staffProjection } from './staff-projection.js';

/** Six in the morning in Jaipur, a day after all owners of these tests have asked for the email. */
const six = new Date('2027-03-14T00:30:00Z');
const yesterday = new Date('2027-03-13T12:00:00Z');
const later = (ms: number) => new Date(six.getTime() + ms);
const hour = 3600_000;

let now = yesterday;
let mailbox: TestSmtpServer;
let service: Awaited<ReturnType<typeof testService>>;

beforeAll(async () => {
  mailbox = await startSmtpServer();
  const rules = { pushRules: { allowsLocal: true } };
  service = await testService(
    'notification',
    (context) => composeNotification(context, emailConfig(mailbox.url), rules),
    {
      now: () => now,
      retryDelays: [20, 100, 500, 2000],
    },
  );
});
afterAll(async () => {
  await service.stop();
  await mailbox.close();
});
beforeEach(() => {
  now = yesterday;
  mailbox.state.isDown = false;
});

/** What each process of the service does. The clock moves on once nothing is being sent: a claim would end. */
const look = () =>
  scheduleArrivals({
    ...{ bookings: bookingProjection(service.db), ownerEmailChoices: ownerEmailChoiceRepository(service.db) },
    ...{ hotels: hotelProjection(service.db), staff: staffProjection(service.db) },
    ...{ ownerEmails: ownerEmailQueue(service.db), now: () => now },
    ...{
      pushBrowsers: pushBrowserRepository(service.db, vapidSettings.VAPID_PUBLIC_KEY),
      ownerPushes: ownerPushQueue(service.db),
    },
    // The commit of the running service would not have it look for jobs; it does so every second.
    inTransaction: transactionRunner(service.db, () => undefined),
  });
async function lookAt(moment: Date) {
  now = moment;
  await look();
}

let bookings = 0;
type Stay = { checkIn: string; checkOut: string; name?: string; hotel?: object; isPaid?: boolean };
async function book(ownerId: string, { checkIn, checkOut, name = 'Asha Rao', hotel, isPaid }: Stay): Promise<string> {
  const bookingId = `stay-${++bookings}`;
  const at = { ...bookingFacts().hotel, id: `hotel-${ownerId}`, ownerId, ...hotel };
  const guest = { id: `guest-${bookingId}`, name, email: 'secret@example.test' };
  const facts = bookingFacts({ bookingId, hotel: at, guest, checkIn, checkOut });
  await service.publish(events.bookingConfirmed, facts, `${bookingId}-1`);
  await processed(`${bookingId}-1`);
  if (isPaid) {
    const paid = {
      paymentId: 'p',
      paidAt: now.toISOString(),
      method: 'hotel' as const,
      amountMinor: 240_00,
      owedMinor: 0,
    };
    await service.publish(events.bookingPaid, { ...facts, version: 2, ...paid }, `${bookingId}-2`);
    await processed(`${bookingId}-2`);
  }
  return bookingId;
}
const processed = (messageId: string) =>
  eventually(async () => expect(await service.db.collection('inbox').countDocuments({ messageId })).toBe(1));
async function choose(ownerId: string, isOn = true): Promise<void> {
  const { status } = await service.call(calls.changeOwnerEmails, { kind: 'arrivals', isOn }, { as: ownerId });
  expect(status).toBe(200);
}
/** The days of the emails that are queued or were sent, by hotel. */
const daysOf = async (ownerId: string) =>
  (await service.db.collection('owner_emails').find({ 'job.ownerId': ownerId, 'job.kind': 'arrivals' }).toArray())
    .map(({ _id }) => String(_id).replace(/^arrivals-/, ''))
    .sort();
const emailsTo = (ownerId: string) =>
  mailbox.emails.filter(
    ({ to, subject }) => to?.[0]?.address === `${ownerId}@example.test` && subject?.startsWith('Today'),
  );
const settled = (ownerId: string) =>
  eventually(async () =>
    expect(
      await service.db.collection('owner_emails').countDocuments({ 'job.ownerId': ownerId, state: 'pending' }),
    ).toBe(0),
  );

/** The mail server has refused it for now. */
const refused = (ownerId: string) =>
  eventually(async () => {
    const row = await service.db.collection('owner_emails').findOne({ 'job.ownerId': ownerId, 'job.kind': 'arrivals' });
    expect(row).toMatchObject({ state: 'pending', error: expect.any(String) });
  });

const today = { checkIn: '2027-03-14', checkOut: '2027-03-16' };

test('at six the owner learns who arrives, who leaves, who stays on and what is unpaid', async () => {
  const arriving = await book('anna', { ...today, name: 'Asha Rao' });
  await book('anna', { checkIn: '2027-03-12', checkOut: '2027-03-14', name: 'Ben Ode', isPaid: true });
  await book('anna', { checkIn: '2027-03-13', checkOut: '2027-03-15', name: 'Cleo Day' });
  await book('anna', { checkIn: '2027-03-15', checkOut: '2027-03-16', name: 'Dora Not' });
  await choose('anna');
  await lookAt(later(-1));
  expect(await daysOf('anna')).toEqual([]);
  await lookAt(six);
  await settled('anna');
  const [email] = emailsTo('anna');
  expect(email?.subject).toBe('Today at Amber Court: 1 arrival, 1 departure, 1 stays on');
  for (const block of [
    'Arrivals: 1\nDepartures: 1\nIn house tonight: 2\nUnpaid: $480 for 2 bookings',
    'Arriving today\n\nAsha Rao: Double Bed, 2 guests\nUntil Tue, 16 Mar 2027\nUnpaid: $240',
    'Leaving today\n\nBen Ode: Double Bed, 2 guests\nSince Fri, 12 Mar 2027\nWH-',
    'Staying on\n\nCleo Day: Double Bed, 2 guests\nUntil Mon, 15 Mar 2027\nUnpaid: $240',
    `Open your dashboard: ${publicUrl}/owner`,
  ])
    expect(email?.text).toContain(block);
  expect(email?.html).toContain(`"${publicUrl}/owner/bookings/${arriving}"`);
  expect(JSON.stringify(email)).not.toMatch(/Dora Not|secret@/);
  expect(email?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted' }));
});

test('sends it once a day, though several processes look at once and again', async () => {
  await book('bela', today);
  await choose('bela');
  now = six;
  await Promise.all([look(), look(), look()]);
  await settled('bela');
  await lookAt(later(hour));
  await settled('bela');
  expect(emailsTo('bela')).toHaveLength(1);
  await lookAt(later(24 * hour));
  expect(await daysOf('bela')).toEqual(['hotel-bela-2027-03-14', 'hotel-bela-2027-03-15']);
});

test('sends it late on the same day, and not after', async () => {
  await book('cara', { checkIn: '2027-03-14', checkOut: '2027-03-15' });
  await choose('cara');
  await lookAt(later(17 * hour));
  expect(await daysOf('cara')).toEqual(['hotel-cara-2027-03-14']);
  await settled('cara');
  expect(emailsTo('cara')).toHaveLength(1);

  await book('dina', today);
  await choose('dina');
  await lookAt(later(18 * hour));
  expect(await daysOf('dina')).toEqual([]);
});

test('what the mail server takes on the next day only is not sent any more', async () => {
  await book('edda', today);
  await choose('edda');
  mailbox.state.isDown = true;
  await lookAt(later(17 * hour));
  await refused('edda');
  mailbox.state.isDown = false;
  now = later(18 * hour);
  await settled('edda');
  expect(emailsTo('edda')).toEqual([]);
});

test('there is none on a day without guests at six, none of a cancelled stay, and none for who has not asked for it', async () => {
  await book('fara', { checkIn: '2027-03-15', checkOut: '2027-03-16' });
  await book('fara', { checkIn: '2027-03-10', checkOut: '2027-03-13' });
  await choose('fara');
  const id = await book('gita', today);
  const rows = service.db.collection('booking_projection');
  await rows.updateOne({ _id: id as never }, { $set: { cancelledAt: yesterday.toISOString() } });
  await choose('gita');
  await book('hana', today);
  await book('ines', today);
  await choose('ines');
  await choose('ines', false);
  await lookAt(six);
  // A walk-in of the evening.
  await book('fara', today);
  await lookAt(later(16 * hour));
  for (const owner of ['fara', 'gita', 'hana', 'ines']) expect(await daysOf(owner)).toEqual([]);
});

test('what was cancelled, or is not wanted any more, by the time of sending is left out', async () => {
  const id = await book('jana', today);
  await choose('jana');
  await book('kira', today);
  await choose('kira');
  mailbox.state.isDown = true;
  await lookAt(six);
  await refused('jana');
  await refused('kira');
  await service.db
    .collection('booking_projection')
    .updateOne({ _id: id as never }, { $set: { cancelledAt: six.toISOString() } });
  await choose('kira', false);
  mailbox.state.isDown = false;
  now = later(hour);
  await settled('jana');
  await settled('kira');
  expect([...emailsTo('jana'), ...emailsTo('kira')]).toEqual([]);
});

test('who asks for it after six gets the next one, and asking again changes nothing', async () => {
  await book('lena', today);
  now = later(1);
  await choose('lena');
  await lookAt(later(hour));
  expect(await daysOf('lena')).toEqual([]);
  await choose('lena');
  await lookAt(later(24 * hour));
  expect(await daysOf('lena')).toEqual(['hotel-lena-2027-03-15']);
});

test('each hotel has its own, at six in its own time', async () => {
  await book('mira', today);
  await book('mira', { ...today, hotel: { id: 'hotel-ny', name: 'Gray House', city: 'New York' } });
  await choose('mira');
  await lookAt(six);
  expect(await daysOf('mira')).toEqual(['hotel-mira-2027-03-14']);
  await settled('mira');
  await lookAt(new Date('2027-03-14T10:00:00Z'));
  await settled('mira');
  expect(await daysOf('mira')).toEqual(['hotel-mira-2027-03-14', 'hotel-ny-2027-03-14']);
  expect(
    emailsTo('mira')
      .map(({ to }) => to?.[0]?.name)
      .sort(),
  ).toEqual(['Amber Court', 'Gray House']);
});

test('a member of the staff gets the day ahead of the hotel where the member works, and of no other one of its owner', async () => {
  const place = { contact: '1', address: '1', city: 'Jaipur' };
  const hotel = { hotelId: 'hotel-rosa', version: 1, ownerId: 'rosa', name: 'Amber Court', ...place };
  await service.publish(events.hotelRegistered, hotel, 'rosa-hotel');
  const member = { hotelId: 'hotel-rosa', userId: 'sita', version: 1, role: 'reception' as const, name: 'Sita' };
  await service.publish(events.staffChanged, member, 'rosa-sita');
  await Promise.all(['rosa-hotel', 'rosa-sita'].map(processed));
  await book('rosa', today);
  await book('rosa', { ...today, hotel: { id: 'hotel-rosa-2', name: 'Moss Gate' } });
  await choose('sita');
  await lookAt(six);
  await settled('rosa');
  expect(emailsTo('sita').map(({ subject }) => subject)).toEqual(['Today at Amber Court: 1 arrival']);
  expect(emailsTo('rosa')).toEqual([]);
});

test('a browser that shows pushes gets one as well, about the day of each hotel', async () => {
  const push = await startPushService();
  const browser = push.browser('paula');
  await book('paula', today);
  await choose('paula');
  await service.call(calls.addPushBrowser, browser.target, { as: 'paula' });
  await lookAt(six);
  await lookAt(later(hour));
  const path = '/owner?hotel=hotel-paula';
  await eventually(() =>
    Promise.resolve(
      expect(browser.pushes().filter(({ title }) => title.startsWith('Today'))).toMatchObject([
        { title: 'Today at Amber Court', text: '1 arrival', path },
      ]),
    ),
  );
  await push.stop();
});

test('a browser that is switched on after six shows the next one', async () => {
  const push = await startPushService();
  await book('quin', today);
  await choose('quin');
  await lookAt(six);
  await settled('quin');
  await service.call(calls.addPushBrowser, push.browser('quin').target, { as: 'quin' });
  for (const hours of [9, 24]) await lookAt(later(hours * hour));
  const pushes = await service.db.collection('owner_pushes').find({ 'job.ownerId': 'quin' }).toArray();
  expect(pushes).toMatchObject([{ job: { kind: 'arrivals', date: '2027-03-15' } }]);
  await push.stop();
});
