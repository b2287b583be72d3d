import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Clerk } from './clerk.js';
import { clientJson } from './client-json.js';
import { ClerkRefusal } from './refusal.js';
import { sendJson } from './send-json.js';
import { type Visit, visitOf } from './visit.js';

/** Handles one front-end call: what `work` gives is sent with the client as it is after it. */
export const counter =
  (clerk: Clerk, work: (visit: Visit, req: Request) => unknown) => async (req: Request, res: Response) => {
    const visit = visitOf(clerk, req.headers);
    const response = await work(visit, req);
    const client = clientJson(clerk, visit);
    if (client && visit.cookie) res.append('set-cookie', visit.cookie);
    // Without the client in it the SDK waits for ever.
    res.json({ response, client });
  };

/** The last handler of both APIs: refusals in Clerk's format, the rest a 500 that names no internals. */
export function clerkErrors(error: unknown, _req: Request, res: Response, next: NextFunction): void {
  if (res.headersSent) return next(error);
  const { status, code, message, longMessage, field } = asRefusal(error);
  const body = {
    errors: [{ code, message, long_message: longMessage, meta: field ? { param_name: field } : {} }],
    clerk_trace_id: randomBytes(16).toString('hex'),
  };
  sendJson(res.status(status), body);
}

function asRefusal(error: unknown): ClerkRefusal {
  if (error instanceof ClerkRefusal) return error;
  const status = (error as { status?: number }).status ?? 500;
  if (status < 500)
    return new ClerkRefusal(status, 'request_body_invalid', 'Request body invalid', String((error as Error).message));
  console.error(error);
  return new ClerkRefusal(
    500,
    'internal_clerk_error',
    'Oops, an unexpected error occurred',
    'The sandbox failed; its log says why.',
  );
}
