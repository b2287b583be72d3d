import { connect } from 'amqplib';
import { hears } from '@wayhouse/contracts';
import type { ServiceConfig } from '../config.js';
import { deadQueueOf, exchangeOf, queueOf } from '../messaging/topology.js';
import { connectMongo } from '../mongo/connect-mongo.js';

/** Takes a test's database, queues and exchange away, so that a server that stays keeps nothing of it. */
export async function cleanUp({ MONGO_URL, MONGO_DATABASE, AMQP_URL, AMQP_NAMESPACE }: ServiceConfig): Promise<void> {
  const db = await connectMongo(MONGO_URL, String(MONGO_DATABASE));
  await db.dropDatabase();
  await db.close();
  const broker = await connect(AMQP_URL);
  const channel = await broker.createChannel();
  for (const service of Object.keys(hears)) {
    await channel.deleteQueue(queueOf(AMQP_NAMESPACE, service));
    await channel.deleteQueue(deadQueueOf(AMQP_NAMESPACE, service));
  }
  await channel.deleteExchange(exchangeOf(AMQP_NAMESPACE));
  await broker.close();
}
