import type { Response } from 'express';

/** @clerk/backend reads a body only if its type is exactly this, without the charset Express adds. */
export function sendJson(res: Response, body: unknown): void {
  res.setHeader('content-type', 'application/json');
  res.end(JSON.stringify(body));
}
