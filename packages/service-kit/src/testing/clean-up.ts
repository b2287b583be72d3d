import type { ServiceConfig } from '../config.js';
import { topologyOf } from '../messaging/topology.js';
import { connectMongo } from '../mongo/connect-mongo.js';
import { eventually } from './eventually.js';
import { withChannel } from './with-channel.js';

/** Deletes the database, queues and exchange of a test, because the servers outlive it. */
export async function cleanUp({ MONGO_URL, MONGO_DATABASE, AMQP_URL, AMQP_NAMESPACE }: ServiceConfig): Promise<void> {
  const db = await connectMongo(MONGO_URL, String(MONGO_DATABASE));
  await db.dropDatabase();
  await db.close();
  const { exchanges, queues } = topologyOf(AMQP_NAMESPACE);
  // RabbitMQ deletes no queue while it starts its process anew, as it may once a consumer was killed.
  await eventually(() =>
    withChannel(AMQP_URL, async (channel) => {
      for (const { name } of queues) await channel.deleteQueue(name);
      for (const exchange of exchanges) await channel.deleteExchange(exchange);
    }),
  );
}
