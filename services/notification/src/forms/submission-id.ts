import { createHash } from 'node:crypto';

/**
 * The id of what a form says. The same words on the same day are the same form, sent twice by a second press or because
 * the first answer was lost on its way; so they are stored once, and their letters are sent once.
 */
export function idOfForm(form: Record<string, string>, now: Date): string {
  const fields = Object.entries(form).sort(([one], [other]) => (one < other ? -1 : 1));
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([day, fields]))
    .digest('hex')
    .slice(0, 32);
}
