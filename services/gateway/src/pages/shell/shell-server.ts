import type { RequestHandler } from 'express';
import { Refusal } from '@wayhouse/contracts';
import type { Shell } from './open-shell.js';

const patience = 1500;
const keptMilliseconds = 1000;

/**
 * A shell that a server of its own serves. Its page is kept and asked for again once a second at most, beside the answer;
 * while that server is away the last page still serves.
 */
export function shellAt(address: string, pass: RequestHandler): Shell {
  let page: { html: string; tag: string } | undefined;
  let asking: Promise<void> | undefined;
  let freshUntil = 0;

  async function ask(): Promise<void> {
    const headers: Record<string, string> = page ? { 'if-none-match': page.tag } : {};
    const answer = await fetch(`${address}/index.html`, { headers, signal: AbortSignal.timeout(patience) });
    if (answer.ok) page = { html: await answer.text(), tag: answer.headers.get('etag') ?? '' };
    else await answer.body?.cancel();
    freshUntil = Date.now() + keptMilliseconds;
  }

  return {
    async index() {
      if (Date.now() >= freshUntil)
        asking ??= ask()
          .catch(() => undefined)
          .finally(() => (asking = undefined));
      if (!page) await asking;
      if (!page) throw new Refusal('unavailable', 'The site cannot be shown right now. Please try again.');
      return page.html;
    },
    files: pass,
  };
}
