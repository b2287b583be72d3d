import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Clerk } from '../clerk.js';
import { clientJson } from './client-json.js';
import { ClerkApiError } from '../clerk-error.js';
import { sendJson } from '../back-end-api/send-json.js';
import { type Browser, readBrowser, sessionMark } from './browser.js';

/** Handles a front-end call: sends the result of `work` with the client as it is afterwards. */
export const withClient =
  (clerk: Clerk, work: (browser: Browser, req: Request) => unknown) => async (req: Request, res: Response) => {
    const browser = readBrowser(clerk, req.headers);
    const response = await work(browser, req);
    const client = clientJson(clerk, browser);
    setCookies(browser, client, res);
    // The SDK waits forever for a response without the client.
    res.json({ response, client });
  };

/** Sets the cookie of a new client, and the one from which pages see whether somebody is signed in, where that has changed. */
export function setCookies(browser: Browser, client: ReturnType<typeof clientJson>, res: Response): void {
  if (client && browser.cookie) res.append('set-cookie', browser.cookie);
  const session = client?.sessions[0];
  if (Boolean(session) !== browser.isMarkedSignedIn) res.append('set-cookie', sessionMark(session?.updated_at));
}

/** The error handler of both APIs. */
export function clerkErrors(error: unknown, _req: Request, res: Response, next: NextFunction): void {
  if (res.headersSent) return next(error);
  const { status, code, message, longMessage, field } = asApiError(error);
  const body = {
    errors: [{ code, message, long_message: longMessage, meta: field ? { param_name: field } : {} }],
    clerk_trace_id: randomBytes(16).toString('hex'),
  };
  sendJson(res.status(status), body);
}

function asApiError(error: unknown): ClerkApiError {
  if (error instanceof ClerkApiError) return error;
  const status = (error as { status?: number }).status ?? 500;
  if (status < 500)
    return new ClerkApiError(status, 'request_body_invalid', 'Request body invalid', String((error as Error).message));
  console.error(error);
  return new ClerkApiError(
    500,
    'internal_clerk_error',
    'Oops, an unexpected error occurred',
    'The sandbox failed. See its log.',
  );
}
