import express, { type Request, type Response, Router } from 'express';
import { createTransport } from 'nodemailer';
import type { Email } from 'postal-mime';
import { z } from 'zod';
import type { Mail, Mailbox } from '../emulators/smtp/mailbox.js';
import { formatTime, html } from './html.js';
import { sendNotFound, sendPage } from './send-page.js';

const form = z.object({ from: z.email(), to: z.email(), subject: z.string(), text: z.string().min(1) });

/** The emails that were sent, for people, who can answer them and write others, as anybody. */
export function mailPages(mailbox: Mailbox, publicUrl: string): Router {
  const router = Router();
  const mailOf = (req: Request) => mailbox.read(String(req.params.id));

  router.get('/mails', (_req, res) =>
    sendPage(res, { title: 'Emails', here: 'mails', body: listBody(mailbox.list()) }),
  );
  router.post('/mails', express.urlencoded({ extended: false }), async (req, res) => {
    if (req.get('sec-fetch-site') === 'cross-site') return void res.status(403).send('Write from the sandbox page.');
    const written = form.safeParse(req.body);
    if (!written.success) {
      const body = writeForm({ title: 'Two addresses and a text are needed', ...(req.body as Partial<Draft>) });
      return sendPage(res.status(400), { title: 'Write an email', here: 'mails', body });
    }
    const { from, to } = written.data;
    const { message } = await composer.sendMail(written.data);
    const { id } = await mailbox.add({ from, to: [to] }, message as Buffer);
    res.redirect(303, `/__sandbox/mails/${id}`);
  });
  router.get('/mails/:id', async (req, res) => {
    const found = await mailOf(req);
    if (!found) return sendNotFound(res);
    const { mail, content } = found;
    sendPage(res, { title: mail.subject || 'Email', here: 'mails', body: mailBody(mail, content) });
  });
  router.get('/mails/:id/html', async (req, res) => {
    const found = await mailOf(req);
    if (!found?.content.html) return sendNotFound(res);
    sendForeignHtml(res, found.content.html, publicUrl);
  });
  router.get('/mails/:id/attachments/:place', async (req, res) => {
    const part = (await mailOf(req))?.content.attachments[Number(req.params.place)];
    if (!part) return sendNotFound(res);
    res.attachment(part.filename ?? 'attachment').set({ 'x-content-type-options': 'nosniff' });
    res.type('application/octet-stream').send(Buffer.from(part.content as ArrayBuffer));
  });
  return router;
}

/** Makes the source of an email, and sends nothing. */
const composer = createTransport({ streamTransport: true, buffer: true });

type Draft = { title: string; from: string; to: string; subject: string; text: string };

const writeForm = ({ title, from = '', to = '', subject = '', text = '' }: Partial<Draft>) =>
  html`<form class="card write" method="post" action="/__sandbox/mails">
    <h2>${title}</h2>
    <label><span>From</span><input name="from" type="email" required value="${from}" /></label>
    <label><span>To</span><input name="to" type="email" required value="${to}" /></label>
    <label><span>Subject</span><input name="subject" value="${subject}" /></label>
    <label><span>Text</span><textarea name="text" rows="5" required>${text}</textarea></label>
    <button class="button">Send</button>
  </form>`;

/** From a recipient to where answers are wanted. */
const replyForm = ({ to: [from] }: Mail, { replyTo, subject = '' }: Email) =>
  writeForm({
    title: 'Answer',
    from,
    to: replyTo?.[0]?.address,
    subject: subject.startsWith('Re: ') ? subject : `Re: ${subject}`,
  });

const listBody = (mails: Mail[]) =>
  html`<h1>Emails</h1>
    <p class="lead">Everything Wayhouse sent. Nothing left this machine.</p>
    ${
      mails.length === 0 &&
      html`<div class="empty">
        <h2>No emails yet</h2>
        <p>Book a room to see its confirmation here.</p>
      </div>`
    }
    ${
      mails.length > 0 &&
      html`<ul class="rows card">
        ${mails.map(
          (mail) =>
            html`<li class="linked">
              <a href="/__sandbox/mails/${mail.id}">
                <span class="grow"
                  ><strong>${mail.subject || '(no subject)'}</strong><small>To ${mail.to.join(', ')}</small></span
                >
                <time datetime="${mail.receivedAt}">${formatTime(mail.receivedAt)}</time>
              </a>
            </li>`,
        )}
      </ul>`
    }
    ${writeForm({ title: 'Write an email' })}`;

const mailBody = (mail: Mail, content: Email) =>
  html`<p class="crumb"><a href="/__sandbox/mails">All emails</a></p>
    <h1>${mail.subject || '(no subject)'}</h1>
    <dl class="facts">
      <div>
        <dt>From</dt>
        <dd>${mail.from}</dd>
      </div>
      <div>
        <dt>To</dt>
        <dd>${mail.to.join(', ')}</dd>
      </div>
      <div>
        <dt>Received</dt>
        <dd>${formatTime(mail.receivedAt)}</dd>
      </div>
      ${
        content.attachments.length > 0 &&
        html`<div>
          <dt>Attachments</dt>
          <dd>
            ${content.attachments.map(
              (part, place) =>
                html`<a href="/__sandbox/mails/${mail.id}/attachments/${place}">${part.filename ?? 'attachment'}</a> `,
            )}
          </dd>
        </div>`
      }
    </dl>
    ${
      content.html &&
      html`<iframe
        class="mail card"
        title="The email as its reader sees it"
        src="/__sandbox/mails/${mail.id}/html"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>`
    }
    <details class="card" ${!content.html && 'open'}>
      <summary>Text part</summary>
      <pre>${content.text || '(none)'}</pre>
    </details>
    <details class="card">
      <summary>Headers</summary>
      <pre>${content.headers.map(({ key, value }) => `${key}: ${value}\n`)}</pre>
    </details>
    ${content.replyTo && replyForm(mail, content)}`;

/** Foreign HTML, without scripts, forms or external resources. */
function sendForeignHtml(res: Response, markup: string, publicUrl: string): void {
  const { origin } = new URL(publicUrl);
  const policy = `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: ${origin}; frame-ancestors 'self'`;
  res.set({ 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' });
  res.type('html').send(`<base target="_blank">${markup}`);
}
