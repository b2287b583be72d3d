import type { Response } from 'express';
import { html } from './html.js';
import { sendPage } from './send-page.js';

export function sendNotFound(res: Response): void {
  sendPage(res.status(404), {
    title: 'Not here',
    body: html`<h1>There is nothing here</h1>
      <p class="lead">The address may be mistyped, or the data was reset since.</p>
      <p><a class="button" href="/__sandbox/">To the sandbox</a></p>`,
  });
}
