import type { Table } from './methods.js';
import { topicPattern } from './topic-pattern.js';

type ExchangeType = 'direct' | 'fanout' | 'topic';

export type ExchangeDeclaration = {
  name: string;
  type: ExchangeType;
  durable: boolean;
  autoDelete: boolean;
  internal: boolean;
  arguments: Table;
};

export type Binding = { queue: string; key: string; arguments: Table };

export type Exchange = ReturnType<typeof createExchange>;

const MATCHERS: Record<ExchangeType, (key: string) => (routingKey: string) => boolean> = {
  direct: (key) => (routingKey) => key === routingKey,
  fanout: () => () => true,
  topic: topicPattern,
};

const identity = ({ queue, key, arguments: given }: Binding) => JSON.stringify([queue, key, given]);

export function createExchange(declaration: ExchangeDeclaration) {
  const bindings = new Map<string, Binding & { matches: (routingKey: string) => boolean }>();

  return {
    ...declaration,
    get isBound() {
      return bindings.size > 0;
    },
    bindings: (): Binding[] =>
      [...bindings.values()].map(({ queue, key, arguments: given }) => ({ queue, key, arguments: given })),
    /** False if it was there already. */
    bind(binding: Binding): boolean {
      const isNew = !bindings.has(identity(binding));
      if (isNew) bindings.set(identity(binding), { ...binding, matches: MATCHERS[declaration.type](binding.key) });
      return isNew;
    },
    /** False if there was none. */
    unbind: (binding: Binding): boolean => bindings.delete(identity(binding)),
    /** A queue gets one copy, however many of its bindings match. */
    route(routingKey: string): Set<string> {
      const matching = [...bindings.values()].filter(({ matches }) => matches(routingKey));
      return new Set(matching.map(({ queue }) => queue));
    },
  };
}
