import { execFileSync } from 'node:child_process';
import type { ConfirmChannel } from 'amqplib';
import { events, subscriptions } from '@wayhouse/contracts';
import { onEvent } from '../messaging/consume/on-event.js';
import { deadLetterExchangeName, deadLetterQueueName, exchangeName, queueName } from '../messaging/topology.js';
import { type ServiceContext, startService } from '../start-service.js';
import { bookingFacts } from '../testing/booking-facts.js';
import { cleanUp, eventually, testConfig } from '../testing/test-service.js';
import { withChannel } from '../testing/with-channel.js';
import { withNoopConsumers } from '../testing/with-noop-consumers.js';
import { brokerDefinitions } from './broker-definitions.js';
import { serviceUser } from './service-user.js';

// The emulator knows no users, so this needs RabbitMQ itself and its command: `rabbitmqctl`, or `docker exec -i … rabbitmqctl`.
const [command, ...leading] = (process.env.RABBITMQCTL ?? '').split(' ');
const rabbitmqctl = (args: string[], input = '') =>
  execFileSync(command!, [...leading, ...args], { input, stdio: ['pipe', 'pipe', 'pipe'] });

const config = testConfig('rights');
const { AMQP_NAMESPACE: namespace } = config;
const password = 'a-password-of-tests';
const vhost = decodeURIComponent(new URL(config.AMQP_URL).pathname.slice(1)) || '/';

function configOf(service: string) {
  const address = new URL(config.AMQP_URL);
  address.username = serviceUser(namespace, service);
  address.password = password;
  const MONGO_DATABASE = `${config.MONGO_DATABASE}-${service}`;
  return { ...config, MONGO_DATABASE, AMQP_URL: address.href, AMQP_TOPOLOGY: 'exists' as const };
}

(command ? describe : describe.skip)('at a broker with a user for each service', () => {
  const services = Object.keys(subscriptions);

  beforeAll(() => {
    const passwords = { catalog: password, booking: password, payment: password, notification: password };
    rabbitmqctl(['import_definitions'], JSON.stringify(brokerDefinitions({ namespace, vhost, passwords })));
  }, 60_000);
  afterAll(async () => {
    for (const service of services) rabbitmqctl(['delete_user', serviceUser(namespace, service)]);
    await cleanUp(config);
  }, 60_000);

  test('services publish, consume and dead-letter', async () => {
    const processed: string[] = [];
    const started = [];
    started.push(
      await startService(
        'payment',
        configOf('payment'),
        () => ({
          routes: [],
          consumers: withNoopConsumers(
            'payment',
            onEvent(events.bookingConfirmed, ({ bookingId }) => {
              if (bookingId === 'b2') return Promise.reject(new Error('stumbled'));
              return Promise.resolve(void processed.push(bookingId));
            }),
          ),
        }),
        { retryDelays: [] },
      ),
    );
    let booking: ServiceContext | undefined;
    started.push(
      await startService('booking', configOf('booking'), (provided) => {
        booking = provided;
        return { routes: [], consumers: withNoopConsumers('booking') };
      }),
    );
    const { inTransaction, outbox } = booking!;
    for (const bookingId of ['b1', 'b2'])
      await inTransaction((tx) => outbox.add(tx, events.bookingConfirmed, bookingFacts({ bookingId })));

    await eventually(() => Promise.resolve(expect(processed).toEqual(['b1'])));
    // The broker itself would dead-letter after many redeliveries, but without the reason.
    const reasonOfDeadLetter = () =>
      withChannel(config.AMQP_URL, async (channel) => {
        const message = await channel.get(deadLetterQueueName(namespace, 'payment'));
        return message && (message.properties.headers?.['x-dead-letter-reason'] as unknown);
      });
    await eventually(async () => expect(await reasonOfDeadLetter()).toBe('stumbled'));
    for (const { stop, db } of started) {
      await db.dropDatabase();
      await stop();
    }
  }, 60_000);

  const own = queueName(namespace, 'payment');
  const others = queueName(namespace, 'booking');
  const publish = (exchange: string, routingKey: string) => async (channel: ConfirmChannel) => {
    const refused = new Promise((_, reject) => channel.once('error', reject));
    channel.publish(exchange, routingKey, Buffer.from('{}'));
    await Promise.race([channel.waitForConfirms(), refused]);
  };
  const attempts: [string, (channel: ConfirmChannel) => Promise<unknown>][] = [
    ['read the queue of another service', (channel) => channel.get(others)],
    ['read dead letters', (channel) => channel.get(deadLetterQueueName(namespace, 'payment'))],
    ['publish the event of another service', publish(exchangeName(namespace), events.bookingConfirmed.type)],
    ['write into a queue', publish('', others)],
    ['write dead letters of another service', publish(deadLetterExchangeName(namespace, 'booking'), 'x')],
    ['delete its queue', (channel) => channel.deleteQueue(own)],
    ['delete the queue of another service', (channel) => channel.deleteQueue(others)],
    ['empty the queue of another service', (channel) => channel.purgeQueue(others)],
    ['subscribe to another event', (channel) => channel.bindQueue(own, exchangeName(namespace), '#')],
    ['unsubscribe', (channel) => channel.unbindQueue(others, exchangeName(namespace), 'payment.succeeded.v1')],
    ['declare a queue', (channel) => channel.assertQueue('another', { durable: true })],
    [
      'listen to events with a queue of its own',
      async (channel) => {
        const { queue } = await channel.assertQueue('', { exclusive: true, durable: false });
        await channel.bindQueue(queue, exchangeName(namespace), '#');
      },
    ],
  ];
  test.each(attempts)('the user of payment may not %s', async (_, attempt) => {
    await expect(withChannel(configOf('payment').AMQP_URL, attempt)).rejects.toThrow(/ACCESS_REFUSED|403/);
  });

  test('the user of payment may publish what payment publishes', async () => {
    await withChannel(configOf('payment').AMQP_URL, publish(exchangeName(namespace), events.paymentSucceeded.type));
  });
});
