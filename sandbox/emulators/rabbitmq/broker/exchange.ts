/** Topic exchanges are durable; a fanout exchange goes with the last queue that was bound to it. */
export type ExchangeType = 'topic' | 'fanout';

export type Binding = { queue: string; key: string };

export type Exchange = ReturnType<typeof createExchange>;

export function createExchange(type: ExchangeType) {
  const bindings = new Map<string, Binding>();

  return {
    type,
    isDurable: type === 'topic',
    bindings: () => bindings.values(),
    /** False if it was there already. */
    bind(binding: Binding): boolean {
      const id = JSON.stringify(binding);
      if (bindings.has(id)) return false;
      bindings.set(id, binding);
      return true;
    },
    /** Whether that was the last queue of an exchange that goes with it. */
    unbindQueue(queue: string): boolean {
      const before = bindings.size;
      for (const [id, binding] of bindings) if (binding.queue === queue) bindings.delete(id);
      return type === 'fanout' && before > 0 && bindings.size === 0;
    },
    /** A queue gets one copy, however many of its bindings match. */
    route(routingKey: string): Set<string> {
      const matches = ({ key }: Binding) => type === 'fanout' || key === '#' || key === routingKey;
      return new Set([...bindings.values()].filter(matches).map(({ queue }) => queue));
    },
  };
}
