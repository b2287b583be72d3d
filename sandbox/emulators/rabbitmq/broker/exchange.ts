import { topicPattern } from './topic-pattern.js';

export type ExchangeDeclaration = { name: string; type: 'fanout' | 'topic'; durable: boolean; autoDelete: boolean };

export type Binding = { queue: string; key: string };

export type Exchange = ReturnType<typeof createExchange>;

export function createExchange(declaration: ExchangeDeclaration) {
  const bindings = new Map<string, Binding & { matches: (routingKey: string) => boolean }>();

  return {
    declaration,
    get isBound() {
      return bindings.size > 0;
    },
    bindings: (): Binding[] => [...bindings.values()].map(({ queue, key }) => ({ queue, key })),
    /** False if it was there already. */
    bind(binding: Binding): boolean {
      const id = JSON.stringify(binding);
      if (bindings.has(id)) return false;
      const matches = declaration.type === 'topic' ? topicPattern(binding.key) : () => true;
      bindings.set(id, { ...binding, matches });
      return true;
    },
    /** False if there was none. */
    unbindQueue(queue: string): boolean {
      const gone = [...bindings].filter(([, binding]) => binding.queue === queue);
      for (const [id] of gone) bindings.delete(id);
      return gone.length > 0;
    },
    /** A queue gets one copy, however many of its bindings match. */
    route(routingKey: string): Set<string> {
      const matching = [...bindings.values()].filter(({ matches }) => matches(routingKey));
      return new Set(matching.map(({ queue }) => queue));
    },
  };
}
