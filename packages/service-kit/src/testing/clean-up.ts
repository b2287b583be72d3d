import { connect } from 'amqplib';
import { subscriptions } from '@wayhouse/contracts';
import type { ServiceConfig } from '../config.js';
import { deadLetterQueueName, exchangeName, queueName } from '../messaging/topology.js';
import { connectMongo } from '../mongo/connect-mongo.js';

/** Deletes the database, queues and exchange of a test, because the servers outlive it. */
export async function cleanUp({ MONGO_URL, MONGO_DATABASE, AMQP_URL, AMQP_NAMESPACE }: ServiceConfig): Promise<void> {
  const db = await connectMongo(MONGO_URL, String(MONGO_DATABASE));
  await db.dropDatabase();
  await db.close();
  const broker = await connect(AMQP_URL);
  const channel = await broker.createChannel();
  for (const service of Object.keys(subscriptions)) {
    await channel.deleteQueue(queueName(AMQP_NAMESPACE, service));
    await channel.deleteQueue(deadLetterQueueName(AMQP_NAMESPACE, service));
  }
  await channel.deleteExchange(exchangeName(AMQP_NAMESPACE));
  await broker.close();
}
