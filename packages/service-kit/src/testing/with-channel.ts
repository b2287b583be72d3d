import { type ConfirmChannel, connect } from 'amqplib';

/** Runs `work` on a channel of its own connection, because a test may interrupt that of a service. */
export async function withChannel<T>(url: string, work: (channel: ConfirmChannel) => Promise<T>): Promise<T> {
  const connection = await connect(url);
  try {
    const channel = await connection.createConfirmChannel();
    // The rejected call reports the same error.
    for (const each of [connection, channel]) each.on('error', () => undefined);
    return await work(channel);
  } finally {
    await connection.close();
  }
}
