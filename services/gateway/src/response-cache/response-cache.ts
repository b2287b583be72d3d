import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { rowFor } from '../proxy/routing-table.js';
import { recordAnswer, type Recorded } from './capture-response.js';
import { knows, sendRecorded, type Watch } from './send-cached.js';

type Held = Recorded & { until: number; refresh?: Promise<void> };

const mostBytes = 32_000_000;
const bytesBeside = 1000;

/**
 * Gives others what a service has just answered, as it went out, for as long as its `s-maxage` says (RFC 9111, 5.2.2.10).
 * Once that is over one request asks the service, and those beside it wait for it. A change that comes by here ends all of
 * it at once. It stands before everything else: what costs no service anything counts for no limit.
 */
export function sharedAnswers(app: RequestListener, watch: Watch): RequestListener {
  const held = new LRUCache<string, Held>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + bytesBeside,
  });
  let changes = 0;

  const forget = () => {
    changes++;
    held.clear();
  };

  /** Lets a request go on to its service, and keeps what comes of it. */
  async function ask(key: string, request: IncomingMessage, response: ServerResponse) {
    const since = changes;
    const recording = recordAnswer(response);
    app(request, response);
    const answer = stillGood(await recording, held.get(key));
    if (!answer || since !== changes) return void held.delete(key);
    held.set(key, { ...answer, refresh: undefined, until: Date.now() + answer.sharedSeconds * 1000 });
  }

  async function wait(refresh: Promise<void>, key: string, request: IncomingMessage, response: ServerResponse) {
    await refresh;
    const answer = held.get(key);
    if (answer) sendRecorded(request, response, answer, watch);
    else app(request, response);
  }

  return (request, response) => {
    const { method, url = '', headers } = request;
    if (method === 'POST' && isChange(url)) response.once('close', () => wasRefused(response) || forget());
    if (method !== 'GET' || !apiPath.test(url)) return app(request, response);
    const key = `${url} ${headers['accept-encoding'] ?? ''}`;
    const answer = held.get(key);
    if (!answer && headers['if-none-match']) return app(request, response);
    if (!answer) return void ask(key, request, response);
    if (answer.until > Date.now()) return sendRecorded(request, response, answer, watch);
    if (answer.refresh) return void wait(answer.refresh, key, request, response);
    // Who has another one could be answered without the new one, and then there is nothing to give to others.
    if (!knows(request, answer.etag)) delete headers['if-none-match'];
    answer.refresh = ask(key, request, response);
  };
}

/** What was answered, or what is held where that was all that was answered. */
function stillGood(answer: Recorded | undefined, held: Recorded | undefined): Recorded | undefined {
  if (answer?.status !== 304) return answer;
  return held?.etag === answer.etag ? { ...held, sharedSeconds: answer.sharedSeconds } : undefined;
}

const apiPath = /^\/api\//i;
const changesNoRoom = /^\/api\/(bookings\/check-availability|user)/i;

/** Whether rooms or their nights may be others than before. */
function isChange(url: string): boolean {
  const row = rowFor(url.split('?', 1)[0] ?? '', 'POST');
  return (row?.to === 'CATALOG_URL' || row?.to === 'BOOKING_URL') && !changesNoRoom.test(url);
}

/** Where it broke off, or failed on its way back, the change may stand all the same. */
const wasRefused = ({ writableEnded, statusCode }: ServerResponse) =>
  writableEnded && statusCode >= 400 && statusCode < 500;
