import { connect } from 'amqplib';
import type { ServiceConfig } from '../config.js';
import { topologyOf } from '../messaging/topology.js';
import { connectMongo } from '../mongo/connect-mongo.js';

/** Deletes the database, queues and exchange of a test, because the servers outlive it. */
export async function cleanUp({ MONGO_URL, MONGO_DATABASE, AMQP_URL, AMQP_NAMESPACE }: ServiceConfig): Promise<void> {
  const db = await connectMongo(MONGO_URL, String(MONGO_DATABASE));
  await db.dropDatabase();
  await db.close();
  const broker = await connect(AMQP_URL);
  const channel = await broker.createChannel();
  const { exchanges, queues } = topologyOf(AMQP_NAMESPACE);
  for (const { name } of queues) await channel.deleteQueue(name);
  for (const exchange of exchanges) await channel.deleteExchange(exchange);
  await broker.close();
}
