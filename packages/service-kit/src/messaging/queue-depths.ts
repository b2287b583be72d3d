import type { Broker } from './broker.js';
import { deadQueueOf, queueOf } from './topology.js';

type Depths = { waiting: number; dead: number };

/**
 * How many messages wait in the service's queue and in its dead-letter queue, asked on a channel of its own when
 * somebody wants to know. Nothing while the broker is away.
 */
export function queueDepths(broker: Pick<Broker, 'connection'>, namespace: string, service: string) {
  let looking: Promise<Depths | undefined> | undefined;

  async function look(): Promise<Depths | undefined> {
    const channel = await broker.connection()?.createChannel();
    if (!channel) return undefined;
    // The failed question says it, too.
    channel.on('error', () => undefined);
    const [{ messageCount: waiting }, { messageCount: dead }] = await Promise.all([
      channel.checkQueue(queueOf(namespace, service)),
      channel.checkQueue(deadQueueOf(namespace, service)),
    ]);
    // Not waited for: where the connection ends meanwhile, the client never says that it is closed.
    void channel.close().catch(() => undefined);
    return { waiting, dead };
  }

  /** Both figures of one look. */
  const shared = () => (looking ??= look().finally(() => (looking = undefined)));
  return {
    waiting: async () => (await shared())?.waiting,
    dead: async () => (await shared())?.dead,
  };
}
