import { type EventDefinition, events } from '@wayhouse/contracts';
import { bookingFacts } from '../../testing/booking-facts.js';
import { hearingAll } from '../../testing/with-noop-consumers.js';
import { eventually, testService } from '../../testing/test-service.js';
import type { Given } from '../../run-service.js';
import { exchangeOf } from '../topology.js';

const unheard = { ...events.bookingConfirmed, type: 'nobody.hears.v1' } as const;

let service: Awaited<ReturnType<typeof testService>>;
let given: Given;
beforeAll(async () => {
  service = await testService('booking', (its) => {
    given = its;
    return { routes: [], consumers: hearingAll('booking') };
  });
});
afterAll(() => service.stop());

const tell = (event: typeof unheard | typeof events.bookingConfirmed) =>
  given.inTransaction((tx) => given.outbox.add(tx, event, bookingFacts()));
const sentAt = async ({ type }: EventDefinition): Promise<unknown> =>
  (await service.db.collection('outbox').findOne({ type }))?.sentAt;

test('an event that no queue takes waits in the outbox, lets others by, and leaves once a queue takes it', async () => {
  await tell(unheard);
  await tell(events.bookingConfirmed);
  await eventually(async () => expect(await sentAt(events.bookingConfirmed)).toBeInstanceOf(Date));
  expect(await sentAt(unheard)).toBeNull();

  const arrived: unknown[] = [];
  const channel = await service.broker.connection()!.createChannel();
  const { queue } = await channel.assertQueue('', { exclusive: true });
  await channel.consume(queue, (message) => arrived.push(message?.properties.type), { noAck: true });
  await channel.bindQueue(queue, exchangeOf(service.config.AMQP_NAMESPACE), unheard.type);
  await eventually(async () => expect(await sentAt(unheard)).toBeInstanceOf(Date));
  await eventually(() => Promise.resolve(expect(arrived).toEqual([unheard.type])));
});
