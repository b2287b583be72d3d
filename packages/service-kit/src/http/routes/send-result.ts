import type { Response } from 'express';
import type { Call, DocumentFile, EventStream } from '@wayhouse/contracts';
import { sendEventStream } from './send-event-stream.js';
import { setLanguage } from '../clients/set-language.js';

/** Sends what a call's handler has returned; an event stream until `until` at most. */
export function sendResult(call: Call, response: Response, result: unknown, until?: Date): void {
  if (call.document) sendDocument(response, call, result as DocumentFile);
  else if (call.event) sendEventStream(response, result as EventStream, { until });
  else sendJson(response.set('cache-control', cacheControl(call)), result as object);
}

/** Browsers revalidate every time and get a 304 if nothing has changed. */
function cacheControl({ cacheSeconds, isSensitive }: Call): string {
  if (isSensitive) return 'no-store';
  return cacheSeconds ? `public, max-age=0, must-revalidate, s-maxage=${cacheSeconds}` : 'private, no-cache';
}

function sendJson(response: Response, result: object) {
  if ('message' in result) setLanguage(response);
  response.json({ success: true, ...result });
}

/**
 * It is saved under its name. One that belongs to a person must not be cached; whoever may have another one revalidates it every
 * time, as other responses.
 */
function sendDocument(response: Response, call: Call, { name, bytes }: DocumentFile) {
  const cache = call.access === 'anyone' ? cacheControl(call) : 'no-store';
  response.attachment(name).type(String(call.document)).set('Cache-Control', cache).send(Buffer.from(bytes));
}
