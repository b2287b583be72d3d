import { z } from 'zod';
import type { Call } from './call.js';

/** What happens from now on: takes the way to say it, answers the way to stop. */
export type Stream<Said = unknown> = (say: (said: Said) => void) => () => void;

/**
 * A call whose answer goes on: events of the shape `says`, as server-sent events. Its
 * failures are JSON like all others.
 */
export type StreamCall<Input extends z.ZodType = z.ZodType, Said extends z.ZodType = z.ZodType> = Call<
  Input,
  z.ZodType<Stream<z.output<Said>>>
> & { says: Said };

export const defineStreamCall = <Input extends z.ZodType, Said extends z.ZodType>(
  call: Omit<StreamCall<Input, Said>, 'answer'>,
): StreamCall<Input, Said> => ({ ...call, answer: z.custom<Stream<z.output<Said>>>() });

export type SaidOf<C extends StreamCall> = z.output<C['says']>;
