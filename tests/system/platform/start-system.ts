import { randomUUID } from 'node:crypto';
import { calls, clerkWebhook, emailWebhook, events, stripeWebhook } from '@wayhouse/contracts';
import type { Log, ServiceContext, ServiceModule } from '@wayhouse/service-kit';
import { exampleIds } from '@wayhouse/openapi/docs';
import {
  bookingFacts,
  eventually,
  signWebhook,
  signToken,
  testService,
  webhookSecret as signingSecret,
} from '@wayhouse/service-kit/testing';
import pLimit from 'p-limit';
import { noUnpaidLimits } from '@wayhouse/booking';
import { bookingConfig } from '@wayhouse/booking/testing/booking-config';
import { composeBooking } from '@wayhouse/booking/compose';
import { bundleReceiptWorker } from '@wayhouse/booking/testing/bundle-receipt-worker';
import { room as roomFacts } from '@wayhouse/booking/testing/factories';
import { composeCatalog } from '@wayhouse/catalog/compose';
import { bundleEncoder } from '@wayhouse/catalog/testing/bundle-encoder';
import { catalogConfig, hotelDetails, testStorage } from '@wayhouse/catalog/testing/test-catalog';
import { testGateway } from '@wayhouse/gateway/testing/test-gateway';
import { composeNotification } from '@wayhouse/notification/compose';
import { vapidSettings } from '@wayhouse/notification/testing/push-service';
import { startSmtpServer } from '@wayhouse/notification/testing/smtp-server';
import { composePayment } from '@wayhouse/payment/compose';
import { stripeSecretKey } from '@wayhouse/payment/testing/factories';
import { signAsStripe, webhookSecret } from '@wayhouse/payment/testing/sign-as-stripe';
import { startStripeEmulator } from '@wayhouse/payment/testing/stripe-emulator';
import { exampleSeeder } from './seed-examples.js';
import type { TestRequest } from './example-request.js';

/** A caller may send few forms at the same time, so they go one by one. */
const formsInTurn = pLimit(1);

/** The time of the examples. */
const now = () => new Date('2027-01-06T09:12:44Z');
const publicUrl = 'https://stay.example.test';

const limited = ['', 'BOOKINGS_', 'CHECKS_', 'UPLOADS_', 'FORMS_', 'PERSONAL_DATA_', 'PAGES_', 'FILES_', 'CACHED_'];
const rateLimits = limited.map((kind) => [`RATE_LIMIT_${kind}PER_MINUTE`, '0'] as const);
const unlimited = { ...Object.fromEntries(rateLimits), FORMS_WITHOUT_CHALLENGE_PER_HOUR: '0' };

const hotels = [
  { ownerId: 'owner', hotelId: exampleIds.hotel },
  { ownerId: 'other-owner', hotelId: 'other-hotel' },
];

/** Starts all services and the gateway in this process, with the data of the examples. */
export async function startSystem({ log }: { log?: Log } = {}) {
  const storage = testStorage();
  const mailbox = await startSmtpServer();
  const stripe = await startStripeEmulator();
  const modules: ServiceModule[] = [];
  const start = (
    name: Parameters<typeof testService>[0],
    compose: (context: ServiceContext) => ServiceModule | Promise<ServiceModule>,
  ) =>
    testService(
      name,
      async (context) => {
        const module = await compose(context);
        modules.push(module);
        return module;
      },
      { now, ...(log && { log }) },
    );
  await bundleEncoder();
  await bundleReceiptWorker();
  const catalog = await start('catalog', (context) => composeCatalog(context, catalogConfig(storage)));
  const booking = await start('booking', (context) =>
    composeBooking(context, bookingConfig, { unpaidLimits: noUnpaidLimits }),
  );
  const payment = await start('payment', (context) =>
    composePayment(context, {
      ...{ STRIPE_SECRET_KEY: stripeSecretKey, STRIPE_WEBHOOK_SECRET: webhookSecret },
      ...{ STRIPE_API_URL: stripe.url, PUBLIC_URL: publicUrl },
      MAX_PAYMENT_PAGES_PER_ACCOUNT_AND_MINUTE: 0,
    }),
  );
  const notification = await start('notification', (context) =>
    composeNotification(context, {
      ...{ SMTP_URL: mailbox.url, MAIL_FROM: 'stays@example.test', PUBLIC_URL: publicUrl },
      ...{ CAREERS_EMAIL: 'careers@example.test', SUPPORT_EMAIL: 'help@example.test' },
      ...{ MAX_FORM_EMAILS_PER_HOUR: 1000, MAX_FORM_EMAILS_PER_SENDER_AND_HOUR: 1000 },
      ...{ MAX_FORWARDED_EMAILS_PER_HOUR: 1000, ...vapidSettings },
      ...{ RELAY_DOMAIN: bookingConfig.RELAY_DOMAIN, EMAIL_WEBHOOK_SECRET: signingSecret },
    }),
  );
  const gateway = await testGateway({
    ...{ CATALOG_URL: catalog.url, BOOKING_URL: booking.url, PAYMENT_URL: payment.url },
    ...{ NOTIFICATION_URL: notification.url, MINIO_BUCKET: storage.MINIO_BUCKET, ...unlimited },
  });

  const facts = roomFacts({ roomId: exampleIds.room, hotelId: exampleIds.hotel, ownerId: 'owner' });
  const { hotelName: name, address, city } = facts;
  const contact = hotelDetails.contact;
  for (const { ownerId, hotelId } of hotels) {
    await catalog.call(calls.registerHotel, hotelDetails, { as: ownerId });
    for (const service of [booking, notification])
      await service.publish(events.hotelRegistered, { hotelId, version: 1, ownerId, name, contact, address, city });
  }
  await booking.publish(events.roomListed, facts);
  await payment.publish(events.bookingConfirmed, bookingFacts({ bookingId: exampleIds.booking }));
  for (const [service, collection, many] of [
    [booking, 'hotels', hotels.length],
    [notification, 'hotels', hotels.length],
    [booking, 'rooms', 1],
    [payment, 'booking_projection', 1],
  ] as const) {
    await eventually(async () => expect(await service.db.collection(collection).countDocuments()).toBe(many));
  }

  return {
    modules,
    services: { catalog, booking, payment, notification },
    storage,
    gatewayUrl: gateway.url,
    gatewayConfig: gateway.config,
    seed: exampleSeeder({ catalog, booking, notification, facts, now }),
    /** Sends a request to the gateway as `as`, or as a visitor. */
    send: ({ path, ...sent }: TestRequest, as?: string, signal?: AbortSignal) => {
      const send = () =>
        fetch(gateway.url + path, {
          ...sent,
          ...(signal && { signal }),
          headers: { ...sent.headers, ...(as && { authorization: `Bearer ${signToken(as)}` }) },
        });
      if (sent.body instanceof FormData) return formsInTurn(send);
      // A machine that pauses makes the head of a request look late; a client may repeat it (RFC 9110, 15.5.9).
      return send().then((response) => (response.status === 408 ? send() : response));
    },
    /** Sends a signed event of a type that the platform ignores. */
    async sendStripeEvent(secret = webhookSecret) {
      const object = { id: `cus_${randomUUID()}`, object: 'customer' };
      const body = JSON.stringify({
        id: `evt_${randomUUID()}`,
        object: 'event',
        type: 'customer.created',
        created: now().getTime() / 1000,
        data: { object },
      });
      const signature = await signAsStripe(body, { secret });
      const { path, signatureHeader } = stripeWebhook;
      return fetch(gateway.url + path, { method: 'POST', body, headers: { [signatureHeader]: signature } });
    },
    /** The same as Clerk would. */
    async sendClerkEvent(secret?: string) {
      const body = JSON.stringify({ type: 'user.updated', data: { id: 'user_1' } });
      const headers = signWebhook(body, secret ? { secret } : {});
      return fetch(gateway.url + clerkWebhook.path, { method: 'POST', body, headers });
    },
    /** The same as a provider of email would. */
    async sendEmailEvent(secret?: string) {
      const body = JSON.stringify({
        returnPath: 'asha@example.test',
        from: 'asha@example.test',
        to: ['who@example.test'],
      });
      const headers = signWebhook(body, secret ? { secret } : {});
      return fetch(gateway.url + emailWebhook.path, { method: 'POST', body, headers });
    },
    async stop() {
      await gateway.stop();
      await Promise.all([catalog, booking, payment, notification].map((service) => service.stop()));
      await stripe.close();
      await mailbox.close();
    },
  };
}

export type TestSystem = Awaited<ReturnType<typeof startSystem>>;
