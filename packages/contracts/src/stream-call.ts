import { z } from 'zod';
import type { Call } from './call.js';

/** Subscribes `send` to events from now on, and returns the function that unsubscribes it. */
export type EventStream<Event = unknown> = (send: (event: Event) => void) => () => void;

/** A call that responds with server-sent events of the schema `event`. Its failures are JSON like all others. */
export type StreamCall<Input extends z.ZodType = z.ZodType, Event extends z.ZodType = z.ZodType> = Call<
  Input,
  z.ZodType<EventStream<z.output<Event>>>
> & { event: Event };

export const defineStreamCall = <Input extends z.ZodType, Event extends z.ZodType>(
  call: Omit<StreamCall<Input, Event>, 'response'>,
): StreamCall<Input, Event> => ({ ...call, response: z.custom<EventStream<z.output<Event>>>() });

export type StreamEvent<C extends StreamCall> = z.output<C['event']>;
