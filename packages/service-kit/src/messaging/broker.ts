import { type ChannelModel, connect } from 'amqplib';
import type { Log } from '../log.js';
import { withoutPassword } from '../url-without-password.js';

/** Sets up channels on a new connection; called again after every reconnection. */
type Setup = (connection: ChannelModel) => Promise<void>;

export type Broker = Awaited<ReturnType<typeof openBroker>>;

/** A connection to RabbitMQ that reconnects by itself, with backoff, and repeats the setup of its channels. */
export async function openBroker({ url, log }: { url: string; log: Log }) {
  const setups: Setup[] = [];
  const closedConnections = new WeakSet<ChannelModel>();
  let connection: ChannelModel | undefined = await open().catch((error: Error) => {
    throw new Error(`RabbitMQ does not answer at ${withoutPassword(url)} (AMQP_URL): ${error.message}`);
  });
  let closing = false;
  let reconnectTimer: NodeJS.Timeout | undefined;

  async function open() {
    const opened = await connect(withHeartbeat(url), { timeout: 8000, noDelay: true });
    opened.on('error', (error: Error) =>
      log.warn({ error: error.message }, 'the connection to the broker reported an error'),
    );
    opened.once('close', () => onConnectionLost(opened));
    return opened;
  }

  function onConnectionLost(closed: ChannelModel) {
    closedConnections.add(closed);
    if (closing || closed !== connection) return;
    connection = undefined;
    log.warn('the connection to the broker is lost');
    scheduleReconnect(250);
  }

  function scheduleReconnect(delayMs: number) {
    reconnectTimer = setTimeout(() => {
      reopen().catch((error: Error) => {
        log.warn({ error: error.message }, 'reconnecting to the broker has failed');
        if (!closing) scheduleReconnect(Math.min(delayMs * 2, 5000));
      });
    }, delayMs);
  }

  async function reopen() {
    const fresh = await open();
    try {
      for (const setup of setups) await setup(fresh);
      if (closing || closedConnections.has(fresh)) throw new Error('the connection ended while it was being set up');
    } catch (error) {
      await fresh.close().catch(() => undefined);
      throw error;
    }
    connection = fresh;
    log.info('reconnected to the broker');
  }

  return {
    /** The current connection, for a short operation on a channel of its own. */
    connection: () => connection,
    async onConnected(setup: Setup) {
      setups.push(setup);
      if (connection) await setup(connection);
    },
    /** To be called when a channel was closed unexpectedly: closes the connection, which opens a new one with new channels. */
    reconnect(failed: ChannelModel) {
      closedConnections.add(failed);
      if (!closing && failed === connection) failed.close().catch(() => undefined);
    },
    async close() {
      closing = true;
      clearTimeout(reconnectTimer);
      await connection?.close().catch(() => undefined);
    },
  };
}

/** Notices a dead connection within about 20 s. */
function withHeartbeat(url: string): string {
  const address = new URL(url);
  if (!address.searchParams.has('heartbeat')) address.searchParams.set('heartbeat', '10');
  return address.href;
}
