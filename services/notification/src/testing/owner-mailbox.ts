import { type EventData, RequestError } from '@wayhouse/contracts';
import { bookingFacts, eventually, testService } from '@wayhouse/service-kit/testing';
import { composeNotification } from '../compose.js';
import { emailConfig } from './notification-service.js';
import { startSmtpServer } from './smtp-server.js';

/** A notification service whose emails to owners are received. Each owner has two verified addresses. */
export async function startOwnerMailbox(now: Date) {
  const clerk = { isDown: false };
  const clerkAccounts = {
    find(id: string) {
      if (clerk.isDown) return Promise.reject(new RequestError('account-unavailable'));
      // Nobody has the account of one who is gone.
      if (id.startsWith('gone')) return Promise.resolve(undefined);
      return Promise.resolve({ id, name: id, addresses: [`${id}@example.test`, `${id}@second.example.test`] });
    },
    findByAddress: () => Promise.resolve(undefined),
    delete: () => Promise.resolve(),
  };
  const mailbox = await startSmtpServer();
  const compose = (context: Parameters<typeof composeNotification>[0]) =>
    composeNotification(context, emailConfig(mailbox.url), { pushRules: { allowsLocal: true } });
  const service = await testService('notification', compose, {
    ...{ now: () => now, clerkAccounts, retryDelays: [20, 100, 500, 2000] },
  });

  const emailsTo = (id: string) => mailbox.emails.filter(({ to }) => to?.[0]?.address === `${id}@example.test`);
  const subjectsTo = (id: string) => emailsTo(id).map(({ subject }) => subject?.replace(/WH-\S{4}-[^\s:]{4}/, 'WH'));
  const processed = (messageId: string) =>
    eventually(async () => expect(await service.db.collection('inbox').countDocuments({ messageId })).toBe(1));
  return {
    ...{ clerk, mailbox, service, emailsTo, subjectsTo, processed },
    received: (id: string, count: number) =>
      eventually(() => Promise.resolve(expect(subjectsTo(id)).toHaveLength(count))),
    async publish<E extends Parameters<typeof service.publish>[0]>(event: E, data: EventData<E>, id: string) {
      await service.publish(event, data, id);
      await processed(id);
    },
    textOf: (id: string) => emailsTo(id).at(-1)?.text ?? '',
    queued: (ownerId: string) => service.db.collection('owner_emails').countDocuments({ 'job.ownerId': ownerId }),
    async stop() {
      await service.stop();
      await mailbox.close();
    },
  };
}

/** A booking at a hotel of the owner `id`, by a guest whose address nobody may learn. */
export const factsOf = (id: string, over: Partial<ReturnType<typeof bookingFacts>> = {}) =>
  bookingFacts({
    ...{ bookingId: id, hotel: { ...bookingFacts().hotel, id: `hotel-${id}`, ownerId: id } },
    ...{ guest: { id: `guest-${id}`, name: 'Asha Rao', email: `secret-${id}@example.test` }, ...over },
  });

export const cardPayment = {
  paymentId: 'pi_1',
  paidAt: '2027-01-05T07:00:00Z',
  method: 'card' as const,
  amountMinor: 240_00,
  owedMinor: 0,
};
