import type { CallResponse, Call, Failure, CallInput } from '@wayhouse/contracts/call';
import type { DocumentCall } from '@wayhouse/contracts/document-call';
import { fillPath } from '@wayhouse/contracts/fill-path';
import { currentLocale } from '@wayhouse/messages/locale';
import { pageFailures } from '@wayhouse/messages/page-failures';
import { challengeHeader, solutionHeader } from '@wayhouse/contracts/form-challenge';
import { withQuery } from '@wayhouse/contracts/with-query';
import type { StreamEvent, StreamCall } from '@wayhouse/contracts/stream-call';
import { messages } from '../messages.js';
import { ApiError } from './api-error.js';
import { retryAfterSignIn } from './retry-after-sign-in.js';
import { readEventStream } from './read-event-stream.js';
import { fetchWithProgress } from './fetch-with-progress.js';
import type { StreamConnection } from './reconnecting-stream.js';
import { createTraceparent } from './traceparent.js';

export type Api = ReturnType<typeof createApi>;
/** What pages that everybody may see need. */
export type PublicApi = {
  call: <C extends Call>(call: C, input: CallInput<C>, options?: { signal?: AbortSignal }) => Promise<CallResponse<C>>;
};
export type CallOptions = {
  signal?: AbortSignal;
  files?: File[];
  /** Called with the share of the request body that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
};
type StreamHandlers<C extends StreamCall> = StreamConnection & { onEvent: (event: StreamEvent<C>) => void };

const traceparent = createTraceparent();

/**
 * Makes the contract’s calls from the browser. `getToken` resolves to a bearer token, or null when nobody is signed in.
 * `signInAgain` lets a mutation whose session has ended continue after signing in; queries never ask for that.
 */
export function createApi(getToken: () => Promise<string | null>, signInAgain?: () => Promise<boolean>) {
  async function send(call: Call, input: unknown, options: CallOptions): Promise<Response> {
    if (!navigator.onLine) throw new ApiError(messages.calls.offline, 'offline', 0);
    const sendWithToken = (token: string | null) => fetchCall(call, input as Record<string, unknown>, token, options);
    if (call.access === 'anyone') return retryAfterChallenge(await sendWithToken(null), call, input, options);
    if (call.method === 'GET' || !signInAgain) return sendWithToken(await getToken());
    return retryAfterSignIn(sendWithToken, getToken, signInAgain);
  }

  return {
    /** Rejects with an ApiError that carries the server’s message, code and field. `files` are sent as multipart. */
    call: async <C extends Call>(call: C, input: CallInput<C>, options: CallOptions = {}): Promise<CallResponse<C>> =>
      readResponse<CallResponse<C>>(await send(call, input, options)),
    /** Downloads the file of a document call, under its name. Rejects as `call` does. */
    download: async <C extends DocumentCall>(call: C, input: CallInput<C>, options: CallOptions = {}): Promise<File> =>
      readFile(await send(call, input, options), call.document),
    /**
     * Opens a stream call and resolves when it ends. Rejects as `call` does if it cannot be opened; `useEventStream`
     * reconnects.
     */
    async openEventStream<C extends StreamCall>(
      call: C,
      input: CallInput<C>,
      { signal, onOpen, ...handlers }: StreamHandlers<C>,
    ): Promise<void> {
      const response = await send(call, input, { signal });
      if (!response.ok || !response.body) throw await readError(response);
      onOpen();
      await readEventStream(response.body, handlers as Omit<StreamHandlers<StreamCall>, 'signal' | 'onOpen'>);
    },
  };
}

/** Makes calls that need no session, for a page that is rendered on the server. Rejects as `createApi` does. */
export const createPublicApi = (get: (path: string) => Promise<{ status: number; body: unknown }>): PublicApi => ({
  async call(call, input) {
    const { path, rest } = fillPath(call.path, input as Record<string, unknown>);
    const response = await get(withQuery(path, rest));
    return toBody(response, response.body);
  },
});

async function fetchCall(
  call: Call,
  input: Record<string, unknown>,
  token: string | null,
  { signal, files, onProgress }: CallOptions,
  solution?: string,
): Promise<Response> {
  const { path, rest } = fillPath(call.path, input);
  const headers: Record<string, string> = { traceparent: traceparent(), 'Accept-Language': currentLocale() };
  if (solution) headers[solutionHeader] = solution;
  if (token) headers.Authorization = `Bearer ${token}`;
  let url: string = path;
  let body: BodyInit | undefined;
  if (call.method === 'GET') url = withQuery(path, rest);
  else if (call.files) body = multipart(rest, call.files.field, files ?? []);
  else {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(rest);
  }
  const request = { method: call.method, headers, body, signal };
  const sent = onProgress ? fetchWithProgress(url, request, onProgress) : fetch(url, request);
  return sent.catch((error: unknown) => {
    throw signal?.aborted ? error : new ApiError(messages.calls.unreachable, 'unreachable', 0);
  });
}

/** Sends a form again with the solution of the challenge that it was refused with; a refused form has changed nothing. */
async function retryAfterChallenge(response: Response, call: Call, input: unknown, options: CallOptions) {
  const challenge = response.status === 428 && response.headers.get(challengeHeader);
  if (!challenge) return response;
  const { solveChallenge } = await import('./solve-challenge.js');
  // Where the page is not served securely, browsers have no cryptography.
  const solution = await solveChallenge(challenge, options.signal).catch(() => undefined);
  return solution ? fetchCall(call, input as Record<string, unknown>, null, options, solution) : response;
}

async function readResponse<Body>(response: Response): Promise<Body> {
  return toBody(response, await response.json().catch(() => null));
}

function toBody<Body>(response: { status: number }, json: unknown): Body {
  const body = json as (Body & { success: true }) | Failure | null;
  if (body?.success) return body;
  throw toApiError(response, body);
}

async function readFile(response: Response, type: string): Promise<File> {
  if (!response.ok) throw await readError(response);
  const [, name = 'document'] = /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  return new File([await response.arrayBuffer()], name, { type });
}

const readError = async (response: Response) =>
  toApiError(response, (await response.json().catch(() => null)) as Failure | null);

const toApiError = ({ status }: { status: number }, body: Failure | null) =>
  new ApiError(body?.message ?? pageFailures.unexpected, body?.code ?? 'unexpected', status, body?.field, body?.rows);

function multipart(values: Record<string, unknown>, field: string, files: File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) form.set(name, String(value));
  for (const file of files) form.append(field, file);
  return form;
}
