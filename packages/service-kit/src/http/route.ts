import type { CallResponse, Call, ParsedInput, Access } from '@wayhouse/contracts';

/** One uploaded file, in memory. */
export type Upload = { bytes: Buffer; name: string };

/** What a handler gets: the parsed input, the uploaded files and, unless anyone may call, the signed-in caller. */
type RouteContext<C extends Call> = {
  input: ParsedInput<C>;
  caller: C['access'] extends 'anyone' ? undefined : { id: string };
  files: Upload[];
};

export type Route = { call: Call; handle: (context: never) => Promise<unknown> };

/**
 * Connects a call to its handler. The kit authenticates, authorizes and parses; the handler returns the response, a file
 * for a call with `document`, or an event stream for a call with `event`.
 */
export const route = <C extends Call & { access: Access }>(
  call: C,
  handle: (context: RouteContext<C>) => Promise<CallResponse<C>>,
): Route => ({ call, handle });

/** An endpoint for another system: it gets the raw body, which the signature is made of, and the signature header. */
export type Webhook = {
  path: `/api/${string}`;
  signatureHeader: string;
  receive: (body: Buffer, signature: string) => Promise<void>;
};
