import { type Call, calls, clerkWebhook, events, stripeWebhook } from '@wayhouse/contracts';
import { bookingPeople } from '@wayhouse/booking/accounts/people';
import { catalogPeople } from '@wayhouse/catalog/accounts/people';
import { notificationPeople } from '@wayhouse/notification/erasure/people';
import { paymentPeople } from '@wayhouse/payment/bookings/people';
import { paidSession, stripeEvent, stripeRefund } from '@wayhouse/payment/testing/factories';
import { signAsStripe } from '@wayhouse/payment/testing/sign-as-stripe';
import { openOutbox, type ServiceContext, transactionRunner } from '@wayhouse/service-kit';
import { runDeadLetterCommand } from '@wayhouse/service-kit/dead-letters';
import { runPeople } from '@wayhouse/service-kit/people';
import { bookingFacts, eventually, recordLog, signWebhook } from '@wayhouse/service-kit/testing';
import { startSystem, type TestSystem } from './platform/start-system.js';

// Whoever changes money, bookings or rights is in the log.

const { log, lines } = recordLog();
let system: TestSystem;
beforeAll(async () => void (system = await startSystem({ log })));
afterAll(() => system.stop());
beforeEach(() => void lines.splice(0));

const audited = () =>
  lines.map((line) => JSON.parse(line) as { audit?: object }).flatMap(({ audit }) => (audit ? [audit] : []));
const expectAudited = (...expected: object[]) =>
  eventually(() => Promise.resolve(expect(audited()).toMatchObject(expected)));

const changing = Object.values(calls)
  .flatMap((call) => ('path' in call ? [call as Call] : []))
  .filter(({ method, access }) => method !== 'GET' && access !== 'anyone');

test.each(changing.map(({ method, path }) => [method, path]))('a user: %s %s', async (method, path) => {
  await system.send({ method, path: path.replaceAll(/:\w+/g, 'none'), headers: {} }, 'owner');
  await expectAudited({ user: 'owner', action: `${method} ${path}`, status: expect.any(Number) });
});

const refund = { refundId: 're_b1', paymentId: 'pi_b1' };
const jointSession = paidSession('joint', { metadata: { bookingId: 'b1', portions: 'b1=10000 b2=14000' } });
test.each([
  ['checkout.session.completed', paidSession('b1'), { bookingId: 'b1', paymentId: 'pi_b1' }],
  ['checkout.session.async_payment_succeeded', paidSession('b1'), { bookingId: 'b1', paymentId: 'pi_b1' }],
  ['checkout.session.completed', jointSession, { bookingIds: ['b1', 'b2'], paymentId: 'pi_joint' }],
  ['checkout.session.async_payment_failed', paidSession('b1'), { sessionId: 'cs_b1' }],
  ['checkout.session.expired', paidSession('b1'), { sessionId: 'cs_b1' }],
  ['refund.created', stripeRefund('b1'), refund],
  ['refund.updated', stripeRefund('b1'), refund],
  ['refund.failed', stripeRefund('b1', { status: 'failed' }), refund],
])('Stripe: %s', async (type, object, subject) => {
  const event = stripeEvent(type, object);
  const body = JSON.stringify(event);
  const headers = { [stripeWebhook.signatureHeader]: await signAsStripe(body) };
  for (const _ of ['first', 'again'])
    expect(await fetch(system.gatewayUrl + stripeWebhook.path, { method: 'POST', body, headers })).toMatchObject({
      status: 200,
    });
  await expectAudited({ user: 'stripe', action: type, eventId: event.id, ...subject });
});

test.each(['user.created', 'user.updated', 'user.deleted'])('Clerk: %s', async (type) => {
  const addresses = [{ email_address: 'dora@example.test', verification: { status: 'verified' } }];
  const data = { id: 'dora', updated_at: 1_800_000_000_000, email_addresses: addresses };
  const body = JSON.stringify({ type, data });
  await fetch(system.gatewayUrl + clerkWebhook.path, { method: 'POST', body, headers: signWebhook(body) });
  await expectAudited({ user: 'clerk', action: type, userId: 'dora' });
  expect(lines.join()).not.toContain('dora@example.test');
});

const clerk = {
  find: (id: string) => Promise.resolve({ id, name: 'Farah Khan', addresses: ['farah@example.test'] }),
  findByAddress: () => clerk.find('farah'),
  delete: () => Promise.resolve(),
};

/** What `npm run people` has, apart from the running services. */
function operator(open: typeof bookingPeople, { db }: Pick<ServiceContext, 'db'>, over: Partial<ServiceContext> = {}) {
  const inTransaction = transactionRunner(db, () => undefined);
  const context = { db, outbox: openOutbox(db), clerkAccounts: clerk, inTransaction, now: () => new Date(), ...over };
  return open(context as unknown as ServiceContext);
}
const modules = () => ({
  catalog: operator(catalogPeople, system.services.catalog),
  booking: operator(bookingPeople, system.services.booking),
  payment: operator(paymentPeople, system.services.payment),
  notification: operator(notificationPeople, system.services.notification),
});

/** The names of all commands, before there is a database. */
const commandNames = ['close-hotel', 'reopen-hotel', 'forget', 'cancel-bookings', 'cancel-hotel-bookings'];

test('the list of commands is complete', () =>
  expect(Object.values(modules()).flatMap(({ commands = {} }) => Object.keys(commands))).toEqual(commandNames));

test.each(commandNames)('an operator: people %s', async (name) => {
  await runPeople([name, 'farah@example.test'], modules(), clerk);
  expect(audited()).toEqual([]);
  await runPeople([name, 'farah@example.test', '--yes'], modules(), clerk);
  const line = { user: 'operator', action: `people ${name}`, userId: 'farah' };
  await eventually(() =>
    Promise.resolve(
      expect(audited()).toEqual(
        expect.arrayContaining([
          { ...line, status: 'asked' },
          { ...line, status: 'done' },
        ]),
      ),
    ),
  );
  expect(lines.join()).not.toMatch(/Farah|farah@/);
});

test('an operator whose command fails', async () => {
  const inTransaction = transactionRunner(system.services.booking.db, () => undefined);
  let many = 0;
  const module = operator(bookingPeople, system.services.booking, {
    inTransaction: (work) => (++many === 2 ? Promise.reject(new Error('no disk')) : inTransaction(work)),
  });
  await expect(runPeople(['forget', 'gita', '--yes'], { booking: module }, clerk)).rejects.toThrow('no disk');
  const line = { user: 'operator', action: 'people forget', userId: 'gita' };
  await eventually(() =>
    Promise.resolve(expect(audited()).toEqual(expect.arrayContaining([{ ...line, status: 'failed' }]))),
  );
});

test('an operator: dead letters are sent again', async () => {
  const { payment } = system.services;
  const wrong = { ...bookingFacts({ bookingId: 'b9' }), guests: 0 };
  await payment.publish(events.bookingConfirmed, wrong, 'event-9');
  const run = (...args: string[]) => runDeadLetterCommand([...args, '--queue', 'payment'], () => payment.config);
  await eventually(async () => expect(await run('list')).toContain('event-9'));
  expect(audited()).toEqual([]);
  await run('replay', 'event-9');
  await expectAudited({
    ...{ user: 'operator', action: 'dead-letters replay', eventId: 'event-9' },
    ...{ type: events.bookingConfirmed.type, status: 'dead-lettered' },
  });
});
