import type { AnswerOf, Call, ParsedOf, Who } from '@wayhouse/contracts';

/** One uploaded file, in memory. */
export type Upload = { bytes: Buffer; name: string };

/** What a route is given: the parsed input and, unless anyone may call, who calls. */
export type Ask<C extends Call> = {
  input: ParsedOf<C>;
  caller: C['who'] extends 'anyone' ? undefined : { id: string };
  files: Upload[];
};

export type Route = { call: Call; answer: (ask: never) => Promise<unknown> };

/**
 * Ties a call to what answers it, in a value; for a call with `document` in a file, for one with `says` in a stream.
 * Parsing, the caller's rights and the answer's frame are the kit's.
 */
export const route = <C extends Call & { who: Who }>(
  call: C,
  answer: (ask: Ask<C>) => Promise<AnswerOf<C>>,
): Route => ({ call, answer });

/** A way in for another machine: the raw body with its signature header, without JSON parsing. */
export type Webhook = {
  path: `/api/${string}`;
  signatureHeader: string;
  receive: (body: Buffer, signature: string) => Promise<void>;
};
