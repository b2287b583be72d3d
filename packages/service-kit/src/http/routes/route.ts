import type { CallResponse, Call, ParsedInput, Access } from '@wayhouse/contracts';
import type { StaffCaller } from './authentication.js';

/** One uploaded file: where it is until the request is answered, and the name that the caller gave it. */
export type Upload = { path: string; name: string };

type Caller<A extends Access> = A extends 'anyone' ? undefined : A extends 'guest' ? { id: string } : StaffCaller;

/**
 * What a handler gets: the parsed input, the uploaded files and, unless anyone may call, the signed-in caller. `signal` is
 * aborted when the caller leaves before the response.
 */
type RouteContext<C extends Call> = {
  input: ParsedInput<C>;
  caller: Caller<C['access']>;
  files: Upload[];
  signal: AbortSignal;
  /** Where the request came from; see `clientNetwork`. */
  network: string;
};

type Limits = {
  /** How many of these calls an account may make in a minute at each process; 0 means any number. */
  limitPerMinute?: number;
  /** Whether calls count that are refused, too: where they cost as much. */
  countsRefused?: boolean;
};

export type Route = { call: Call; handle: (context: never) => Promise<unknown> } & Limits;

/**
 * Connects a call to its handler. The kit authenticates, authorizes and parses; the handler returns the response, a file
 * for a call with `document`, or an event stream for a call with `event`.
 */
export const route = <C extends Call & { access: Access }>(
  call: C,
  handle: (context: RouteContext<C>) => Promise<CallResponse<C>>,
  limits: Limits = {},
): Route => ({ call, handle, ...limits });

/** An endpoint for another system: it gets the raw body, which the signature is made of, and the headers. */
export type Webhook = {
  path: `/api/${string}`;
  receive: (body: Buffer, headers: Headers) => Promise<void>;
  /** Accepts bodies that are too large for memory: gets their parts, and at the end throws if they are not the sender's. */
  tooLarge?: (headers: Headers) => { update: (part: Buffer) => void; end: () => void };
};
