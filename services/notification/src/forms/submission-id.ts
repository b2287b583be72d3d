import { createHash } from 'node:crypto';

/**
 * Derived from the form's content and the day (UTC), so that a form that is submitted twice, by a second click or after a
 * lost response, is stored once and sends its emails once.
 */
export function submissionId(form: Record<string, string>, now: Date): string {
  const fields = Object.entries(form).sort(([one], [other]) => (one < other ? -1 : 1));
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([day, fields]))
    .digest('hex')
    .slice(0, 32);
}
