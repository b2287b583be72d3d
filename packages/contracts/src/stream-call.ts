import { z } from 'zod';
import type { Access, Call } from './call.js';

/**
 * Subscribes `send` to events from now on, and returns the function that unsubscribes it. `end` ends the stream, for who may not
 * have it any more.
 */
export type EventStream<Event = unknown> = (send: (event: Event) => void, end: () => void) => () => void;

/** A call that responds with server-sent events of the schema `event`. Its failures are JSON like all others. */
export type StreamCall<Input extends z.ZodType = z.ZodType, Event extends z.ZodType = z.ZodType> = Call<
  Input,
  z.ZodType<EventStream<z.output<Event>>>
> & { event: Event };

export const defineStreamCall = <Input extends z.ZodType, Event extends z.ZodType, For extends Access>(
  call: Omit<StreamCall<Input, Event>, 'response'> & { access: For },
): StreamCall<Input, Event> & { access: For } => ({ ...call, response: z.custom<EventStream<z.output<Event>>>() });

export type StreamEvent<C extends StreamCall> = z.output<C['event']>;
