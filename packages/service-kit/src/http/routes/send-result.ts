import type { Response } from 'express';
import type { Call, DocumentFile, EventStream } from '@wayhouse/contracts';
import { sendEventStream } from './send-event-stream.js';
import { setLanguage } from '../clients/set-language.js';

/** Sends what a call's handler has returned; an event stream until `until` at most. */
export function sendResult(call: Call, response: Response, result: unknown, until?: Date): void {
  if (call.document) sendDocument(response, call.document, result as DocumentFile);
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

/** The file belongs to one person: it is saved under its name and must not be cached. */
function sendDocument(response: Response, type: NonNullable<Call['document']>, { name, bytes }: DocumentFile) {
  response.attachment(name).type(type).set('Cache-Control', 'no-store').send(Buffer.from(bytes));
}
