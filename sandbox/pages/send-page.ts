import type { Response } from 'express';
import { type Html, html } from './html.js';

type Page = {
  title: string;
  /** The current link of the navigation. */
  here?: 'mails' | 'payments' | 'accounts';
  body: Html;
  /** A file of this folder's `assets` to run. */
  script?: string;
  /** Other origins that a form on the page leads to. */
  formTargets?: string[];
};

/** Sends a page of the sandbox in the product's design, without inline scripts and styles. */
export function sendPage(res: Response, page: Page): void {
  const link = (key: Page['here'], path: string, name: string) =>
    html`<a href="/__sandbox/${path}" ${page.here === key && html`aria-current="page"`}>${name}</a>`;
  sendDocument(
    res,
    page,
    html`<header class="bar">
        <a class="brand" href="/__sandbox/">Wayhouse <span>sandbox</span></a>
        <nav aria-label="Sandbox">
          ${link('accounts', '', 'Accounts')} ${link('mails', 'mails', 'Emails')}
          ${link('payments', 'payments', 'Payments')}
          <a href="/">Open the site</a>
        </nav>
      </header>
      <main class="page">${page.body}</main>`,
  );
}

/** Sends a page with nothing around its body. */
export function sendDocument(
  res: Response,
  { title, script, formTargets = [] }: Omit<Page, 'body' | 'here'>,
  body: Html,
): void {
  const policy = [
    "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self' data:; frame-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'; base-uri 'none'",
  ];
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Wayhouse sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/__sandbox/assets/sandbox.css" />
        ${script && html`<script src="/__sandbox/assets/${script}" defer></script>`}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
  res.set({
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
  });
  res.type('html').send(document.markup);
}

export function sendNotFound(res: Response): void {
  sendPage(res.status(404), {
    title: 'Not here',
    body: html`<h1>There is nothing here</h1>
      <p class="lead">The address may be mistyped, or the data was reset since.</p>
      <p><a class="button" href="/__sandbox/">To the sandbox</a></p>`,
  });
}
