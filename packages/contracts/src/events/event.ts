import { z } from 'zod';

/**
 * The contract of one event. `type` includes its version and is the routing key. With `isRetained: false` its publisher deletes
 * it once it is sent, instead of some days later.
 */
export type EventDefinition<Data extends z.ZodType = z.ZodType> = {
  type: `${string}.v${number}`;
  data: Data;
  isRetained?: false;
};
export const defineEvent = <Data extends z.ZodType>(event: EventDefinition<Data>) => event;
export type EventData<E extends EventDefinition> = z.output<E['data']>;

/** `correlationId` links a request with everything it causes. */
export const Envelope = z.object({
  id: z.string().min(1),
  type: z.string(),
  occurredAt: z.iso.datetime(),
  correlationId: z.string(),
  traceparent: z.string().optional(),
  data: z.unknown(),
});
export type Envelope = z.output<typeof Envelope>;

/** Counts the changes of the event's subject. A subscriber that has seen a higher version ignores a lower one. */
export const Version = z.int().min(1);
