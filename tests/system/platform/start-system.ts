import { randomUUID } from 'node:crypto';
import { calls, events, stripeWebhookCall } from '@wayhouse/contracts';
import { exampleIds } from '@wayhouse/contracts/docs';
import type { Given, Parts } from '@wayhouse/service-kit';
import { bookingFacts, eventually, testService, tokenOf } from '@wayhouse/service-kit/testing';
import { buildBooking } from '../../../services/booking/src/compose.js';
import { room as roomFacts } from '../../../services/booking/src/testing/factories.js';
import { build as buildCatalog } from '../../../services/catalog/src/compose.js';
import { hotelDetails, testStorage } from '../../../services/catalog/src/testing/test-catalog.js';
import { testGateway } from '../../../services/gateway/src/testing/test-gateway.js';
import { buildNotification } from '../../../services/notification/src/compose.js';
import { mailServer } from '../../../services/notification/src/testing/smtp-server.js';
import { buildPayment } from '../../../services/payment/src/compose.js';
import { stripeSecretKey } from '../../../services/payment/src/testing/factories.js';
import { signAsStripe, webhookSecret } from '../../../services/payment/src/testing/sign-as-stripe.js';
import { stripeStandIn } from '../../../services/payment/src/testing/stripe-emulator.js';
import { givenExamples } from './seed.js';
import type { Sent } from './sent-example.js';

/** When the examples happen. */
const now = () => new Date('2027-01-06T09:12:44Z');
const publicUrl = 'https://stay.example.test';

const limited = ['', 'BOOKINGS_', 'CHECKS_', 'UPLOADS_', 'FORMS_'];
const unlimited = Object.fromEntries(limited.map((kind) => [`RATE_LIMIT_${kind}PER_MINUTE`, '0']));

/** Two hotels, so that there is somebody else's. */
const hotels = [
  { ownerId: 'owner', hotelId: exampleIds.hotel },
  { ownerId: 'other-owner', hotelId: 'other-hotel' },
];

/** All services and the gateway in this process, with what the examples are about in their data. */
export async function openHouse() {
  const storage = testStorage();
  const mailbox = await mailServer();
  const stripe = await stripeStandIn();
  const mounted: Parts[] = [];
  const start = (name: Parameters<typeof testService>[0], build: (given: Given) => Parts | Promise<Parts>) =>
    testService(
      name,
      async (given) => {
        const parts = await build(given);
        mounted.push(parts);
        return parts;
      },
      { now },
    );
  const catalog = await start('catalog', buildCatalog(storage));
  const booking = await start('booking', (given) => buildBooking({ ...given, currency: 'USD' }));
  const payment = await start('payment', (given) =>
    buildPayment(given, {
      ...{ STRIPE_SECRET_KEY: stripeSecretKey, STRIPE_WEBHOOK_SECRET: webhookSecret },
      ...{ STRIPE_API_URL: stripe.url, PUBLIC_URL: publicUrl },
    }),
  );
  const notification = await start('notification', (given) =>
    buildNotification(given, {
      ...{ SMTP_URL: mailbox.url, MAIL_FROM: 'stays@example.test', PUBLIC_URL: publicUrl },
      ...{ HIRING_EMAIL: 'hiring@example.test', SUPPORT_EMAIL: 'help@example.test' },
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
    await booking.tell(events.hotelRegistered, { ...{ hotelId, version: 1, ownerId, name, contact, address, city } });
  }
  await booking.tell(events.roomListed, facts);
  await payment.tell(events.bookingConfirmed, bookingFacts({ bookingId: exampleIds.booking }));
  for (const [service, collection, many] of [
    [booking, 'hotels', hotels.length],
    [booking, 'rooms', 1],
    [payment, 'bookings', 1],
  ] as const) {
    await eventually(async () => expect(await service.db.collection(collection).countDocuments()).toBe(many));
  }

  return {
    mounted,
    services: { catalog, booking, payment, notification },
    storage,
    gatewayUrl: gateway.url,
    gatewayConfig: gateway.config,
    prepare: givenExamples({ catalog, booking, notification, facts, now }),
    /** Sends a request to the gateway as `as`, or as a visitor. */
    send: ({ path, ...sent }: Sent, as?: string, signal?: AbortSignal) =>
      fetch(gateway.url + path, {
        ...sent,
        ...(signal && { signal }),
        headers: { ...sent.headers, ...(as && { authorization: `Bearer ${tokenOf(as)}` }) },
      }),
    /** An event of a kind that we do nothing about, signed as Stripe signs. */
    async tellStripeEvent(secret = webhookSecret) {
      const object = { id: `cus_${randomUUID()}`, object: 'customer' };
      const body = JSON.stringify({
        id: `evt_${randomUUID()}`,
        object: 'event',
        type: 'customer.created',
        created: now().getTime() / 1000,
        data: { object },
      });
      const signature = await signAsStripe(body, { secret });
      const { path, signatureHeader } = stripeWebhookCall;
      return fetch(gateway.url + path, { method: 'POST', body, headers: { [signatureHeader]: signature } });
    },
    async close() {
      await gateway.stop();
      await Promise.all([catalog, booking, payment, notification].map((service) => service.stop()));
      await stripe.close();
      await mailbox.close();
    },
  };
}

export type House = Awaited<ReturnType<typeof openHouse>>;
