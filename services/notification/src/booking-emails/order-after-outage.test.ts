import { events } from '@wayhouse/contracts';
import { bookingFacts, eventually, testService } from '@wayhouse/service-kit/testing';
import { composeNotification } from '../compose.js';
import { emailConfig } from '../testing/notification-service.js';
import { startSmtpServer } from '../testing/smtp-server.js';

const start = new Date('2027-01-05T10:00:00Z').getTime();
let clock = start;

test('after an outage the emails about a booking come in the order of what has happened', async () => {
  const mailbox = await startSmtpServer();
  const service = await testService(
    'notification',
    (context) => composeNotification(context, emailConfig(mailbox.url)),
    { now: () => new Date(clock) },
  );
  const hasFailed = (id: string, attempts: number) =>
    eventually(async () =>
      expect(await service.db.collection('emails').findOne({ _id: id as never })).toMatchObject({
        ...{ attempts, error: expect.any(String) },
      }),
    );
  const facts = bookingFacts({ bookedTogether: ['b1', 'b2'], bookingId: 'b2' });
  const at = new Date(start).toISOString();
  const paid = { paymentId: 'pi_1', paidAt: at, method: 'card' as const, amountMinor: 240_00, owedMinor: 0 };
  const cancelled = { cancelledAt: at, chargedMinor: 0, owedMinor: 0, by: 'guest' as const };
  mailbox.state.isDown = true;
  await service.publish(events.bookingPaid, { ...facts, version: 2, ...paid }, 'paid');
  await hasFailed('paid', 1);
  clock = start + 1000;
  await hasFailed('paid', 2);
  clock = start + 2000;
  await service.publish(events.bookingCancelled, { ...facts, version: 3, ...cancelled }, 'cancelled');
  await hasFailed('cancelled', 1);
  mailbox.state.isDown = false;
  clock = start + 3000;
  const toGuest = () => mailbox.emails.filter(({ to }) => to?.[0]?.address === facts.guest.email);
  await eventually(() => Promise.resolve(expect(toGuest()).toHaveLength(2)));
  expect(toGuest().map(({ subject }) => subject)).toEqual([
    'Your booking at Amber Court is paid',
    'Your booking at Amber Court is cancelled',
  ]);
  await service.stop();
  await mailbox.close();
});
