import { z } from 'zod';

/** One event, said once. `type` carries the version and is the routing key. */
export type EventDefinition<Data extends z.ZodType = z.ZodType> = { type: `${string}.v${number}`; data: Data };
export const defineEvent = <Data extends z.ZodType>(event: EventDefinition<Data>) => event;
export type DataOf<E extends EventDefinition> = z.output<E['data']>;
/** An event's data as it travels: what has a default may be left out. */
export type SentOf<E extends EventDefinition> = z.input<E['data']>;

/** What travels round every event. `correlationId` follows one request through all that it causes. */
export const Envelope = z.object({
  id: z.string().min(1),
  type: z.string(),
  occurredAt: z.iso.datetime(),
  correlationId: z.string(),
  traceparent: z.string().optional(),
  data: z.unknown(),
});
export type Envelope = z.output<typeof Envelope>;

/** The count of changes to what an event speaks of: a hearer that has seen a higher one leaves a late, lower one aside. */
export const Version = z.int().min(1);
