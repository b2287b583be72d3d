import type { AnswerOf, Call, Failure, InputOf } from '@wayhouse/contracts/call';
import type { DocumentCall } from '@wayhouse/contracts/document-call';
import { fillPath } from '@wayhouse/contracts/fill-path';
import { messages } from '@wayhouse/contracts/messages';
import type { SaidOf, StreamCall } from '@wayhouse/contracts/stream-call';
import { texts } from '../messages.js';
import { ApiError } from './api-error.js';
import { askAgain } from './retry-after-sign-in.js';
import { readEvents } from './read-event-stream.js';
import { sendWithProgress } from './fetch-with-progress.js';
import type { Line } from './reconnecting-stream.js';
import { traceOfClick } from './traceparent.js';

export type Api = ReturnType<typeof createApi>;
export type CallOptions = {
  signal?: AbortSignal;
  files?: File[];
  /** Hears how much of the request has gone out, from 0 to 1. */
  onProgress?: (share: number) => void;
};
type Ears<C extends StreamCall> = Line & { heard: (said: SaidOf<C>) => void };

const traceparent = traceOfClick();

/**
 * Makes the contract's calls from the browser. `getToken` gives a bearer token, or null when nobody is signed in.
 * `signInAgain` lets a change whose session has ended go on after signing in; queries never ask for that.
 */
export function createApi(getToken: () => Promise<string | null>, signInAgain?: () => Promise<boolean>) {
  async function send(call: Call, input: unknown, options: CallOptions): Promise<Response> {
    if (!navigator.onLine) throw new ApiError(texts.calls.offline, 'offline', 0);
    const withToken = (token: string | null) => fetchCall(call, input as Record<string, unknown>, token, options);
    if (call.who === 'anyone') return withToken(null);
    if (call.method === 'GET' || !signInAgain) return withToken(await getToken());
    return askAgain(withToken, getToken, signInAgain);
  }

  return {
    /** Rejects with an ApiError that carries the server's message, code and field. `files` go out as multipart. */
    call: async <C extends Call>(call: C, input: InputOf<C>, options: CallOptions = {}): Promise<AnswerOf<C>> =>
      readAnswer<AnswerOf<C>>(await send(call, input, options)),
    /** The file that a document call answers, under its name. Rejects as `call` does. */
    download: async <C extends DocumentCall>(call: C, input: InputOf<C>, options: CallOptions = {}): Promise<File> =>
      readFile(await send(call, input, options), call.document),
    /** Hears a stream call until it ends. Rejects as `call` does where it does not open; `useLive` opens it again. */
    async listen<C extends StreamCall>(
      call: C,
      input: InputOf<C>,
      { signal, opened, ...ears }: Ears<C>,
    ): Promise<void> {
      const response = await send(call, input, { signal });
      if (!response.ok || !response.body) throw await failure(response);
      opened();
      await readEvents(response.body, ears as Omit<Ears<StreamCall>, 'signal' | 'opened'>);
    },
  };
}

async function fetchCall(
  call: Call,
  input: Record<string, unknown>,
  token: string | null,
  { signal, files, onProgress }: CallOptions,
): Promise<Response> {
  const { path, rest } = fillPath(call.path, input);
  const headers: Record<string, string> = { traceparent: traceparent() };
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
  const sent = onProgress ? sendWithProgress(url, request, onProgress) : fetch(url, request);
  return sent.catch((error: unknown) => {
    throw signal?.aborted ? error : new ApiError(texts.calls.unreachable, 'unreachable', 0);
  });
}

async function readAnswer<Answer>(response: Response): Promise<Answer> {
  const answer = (await response.json().catch(() => null)) as (Answer & { success: true }) | Failure | null;
  if (answer?.success) return answer;
  throw failed(response, answer);
}

async function readFile(response: Response, type: string): Promise<File> {
  if (!response.ok) throw await failure(response);
  const [, name = 'document'] = /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  return new File([await response.arrayBuffer()], name, { type });
}

const failure = async (response: Response) =>
  failed(response, (await response.json().catch(() => null)) as Failure | null);

const failed = ({ status }: Response, said: Failure | null) =>
  new ApiError(said?.message ?? messages.unexpected, said?.code ?? 'unexpected', status, said?.field);

function withQuery(path: string, values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === '' || (Array.isArray(value) && !value.length)) continue;
    query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return query.size ? `${path}?${query}` : path;
}

function multipart(values: Record<string, unknown>, field: string, files: File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, String(value));
  for (const file of files) form.append(field, file);
  return form;
}
