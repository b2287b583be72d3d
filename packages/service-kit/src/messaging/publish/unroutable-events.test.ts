import { type EventDefinition, events } from '@wayhouse/contracts';
import { bookingFacts } from '../../testing/booking-facts.js';
import { withNoopConsumers } from '../../testing/with-noop-consumers.js';
import { eventually, testService } from '../../testing/test-service.js';
import type { ServiceContext } from '../../start-service.js';
import { exchangeName } from '../topology.js';

const unroutable = { ...events.bookingConfirmed, type: 'no.subscriber.v1' } as const;

let service: Awaited<ReturnType<typeof testService>>;
let context: ServiceContext;
beforeAll(async () => {
  service = await testService('booking', (provided) => {
    context = provided;
    return { routes: [], consumers: withNoopConsumers('booking') };
  });
});
afterAll(() => service.stop());

const publish = (event: typeof unroutable | typeof events.bookingConfirmed) =>
  context.inTransaction((tx) => context.outbox.add(tx, event, bookingFacts()));
const sentAt = async ({ type }: EventDefinition): Promise<unknown> =>
  (await service.db.collection('outbox').findOne({ type }))?.sentAt;

test('an event without a queue waits in the outbox, does not block others, and is published once a queue is bound', async () => {
  await publish(unroutable);
  await publish(events.bookingConfirmed);
  await eventually(async () => expect(await sentAt(events.bookingConfirmed)).toBeInstanceOf(Date));
  expect(await sentAt(unroutable)).toBeNull();

  const arrived: unknown[] = [];
  const channel = await service.broker.connection()!.createChannel();
  const { queue } = await channel.assertQueue('', { exclusive: true });
  await channel.consume(queue, (message) => arrived.push(message?.properties.type), { noAck: true });
  await channel.bindQueue(queue, exchangeName(service.config.AMQP_NAMESPACE), unroutable.type);
  await eventually(async () => expect(await sentAt(unroutable)).toBeInstanceOf(Date));
  await eventually(() => Promise.resolve(expect(arrived).toEqual([unroutable.type])));
});

test('however many events have no queue, others are published, and all of them once one is bound', async () => {
  const { type } = { ...events.bookingConfirmed, type: 'no.queue.v1' } as const;
  const many = Array.from({ length: 150 }, (_, index) => index + 1);
  const unsent = (type: string) => service.db.collection('outbox').countDocuments({ type, sentAt: null });
  await context.inTransaction(async (tx) => {
    for (const version of many)
      await context.outbox.add(tx, { ...events.bookingConfirmed, type }, bookingFacts({ version }));
  });
  await publish(events.bookingConfirmed);
  await eventually(async () => expect(await unsent(events.bookingConfirmed.type)).toBe(0));
  expect(await unsent(type)).toBe(many.length);

  const channel = await service.broker.connection()!.createChannel();
  const { queue } = await channel.assertQueue('', { exclusive: true });
  await channel.bindQueue(queue, exchangeName(service.config.AMQP_NAMESPACE), type);
  await eventually(async () => expect(await unsent(type)).toBe(0));
  expect((await channel.checkQueue(queue)).messageCount).toBe(many.length);
});
