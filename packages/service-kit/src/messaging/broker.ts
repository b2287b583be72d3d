import { type ChannelModel, connect } from 'amqplib';
import type { Log } from '../log.js';
import { withoutPassword } from '../mongo/connect-mongo.js';

/** Sets up channels on a fresh connection; called again after every reconnection. */
export type Setup = (connection: ChannelModel) => Promise<void>;

export type Broker = Awaited<ReturnType<typeof openBroker>>;

/** One connection to RabbitMQ that comes back by itself after a loss, with what was set up on it. */
export async function openBroker({ url, log }: { url: string; log: Log }) {
  const setups: Setup[] = [];
  const broken = new WeakSet<ChannelModel>();
  let connection: ChannelModel | undefined = await open().catch((error: Error) => {
    throw new Error(`RabbitMQ does not answer at ${withoutPassword(url)} (AMQP_URL): ${error.message}`);
  });
  let closing = false;
  let reconnecting: NodeJS.Timeout | undefined;

  async function open() {
    const opened = await connect(withHeartbeat(url), { timeout: 8000, noDelay: true });
    opened.on('error', (error: Error) => log.warn({ error: error.message }, 'the broker reported an error'));
    opened.once('close', () => lost(opened));
    return opened;
  }

  function lost(closed: ChannelModel) {
    broken.add(closed);
    if (closing || closed !== connection) return;
    connection = undefined;
    log.warn('the connection to the broker is lost');
    reconnect(250);
  }

  function reconnect(delay: number) {
    reconnecting = setTimeout(() => {
      comeBack().catch((error: Error) => {
        log.warn({ error: error.message }, 'the broker does not answer yet');
        if (!closing) reconnect(Math.min(delay * 2, 5000));
      });
    }, delay);
  }

  async function comeBack() {
    const fresh = await open();
    try {
      for (const setup of setups) await setup(fresh);
      if (closing || broken.has(fresh)) throw new Error('the connection ended while it was being set up');
    } catch (error) {
      await fresh.close().catch(() => undefined);
      throw error;
    }
    connection = fresh;
    log.info('the connection to the broker is back');
  }

  return {
    isConnected: () => connection !== undefined,
    /** The connection that stands now, for a short question on a channel of its own. */
    connection: () => connection,
    async use(setup: Setup) {
      setups.push(setup);
      if (connection) await setup(connection);
    },
    /** A channel was closed under us: start over with a fresh connection and fresh channels. */
    renew(failed: ChannelModel) {
      broken.add(failed);
      if (!closing && failed === connection) failed.close().catch(() => undefined);
    },
    async close() {
      closing = true;
      clearTimeout(reconnecting);
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
