import { type ConfirmChannel, connect } from 'amqplib';

/** A channel for a moment, on a connection of its own: that of a service may come and go in a test. */
export async function withChannel<T>(url: string, work: (channel: ConfirmChannel) => Promise<T>): Promise<T> {
  const connection = await connect(url);
  try {
    const channel = await connection.createConfirmChannel();
    // The failed question says it, too.
    for (const each of [connection, channel]) each.on('error', () => undefined);
    return await work(channel);
  } finally {
    await connection.close();
  }
}
