import type { IncomingMessage } from 'node:http';

/** Whether a request comes with a body, however long that takes. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether the body is a form, with photos perhaps. */
export const isForm = ({ headers }: IncomingMessage): boolean =>
  /^\s*multipart\/form-data/i.test(headers['content-type'] ?? '');
