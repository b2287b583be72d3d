import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { z } from 'zod';
import { parseData, writeDataFile } from '../server/data-file.js';

/** The SMTP envelope, which decides about the recipients, not the headers. */
const envelope = z.object({ from: z.string(), to: z.array(z.string()) });
const stored = envelope.extend({ id: z.string(), receivedAt: z.string(), subject: z.string() });

type Envelope = z.infer<typeof envelope>;

/** A stored message without its content. Ids sort by time of arrival. */
export type Mail = z.infer<typeof stored>;

export type Mailbox = {
  add(envelope: Envelope, source: Buffer): Promise<Mail>;
  /** Newest first; with `to`, only what was sent to that address. */
  list(to?: string): Mail[];
  read(id: string): Promise<{ mail: Mail; source: Buffer; content: Email } | undefined>;
};

/** One file per message in `folder`: a line of JSON about it, then the message as it was received. */
export function openMailbox(folder: string, now: () => number): Mailbox {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder).filter((name) => name.endsWith('.mail'));
  const mails = new Map(
    files.sort().map((name) => [path.basename(name, '.mail'), readFrom(path.join(folder, name)).mail]),
  );

  let latest = 0;

  return {
    async add({ from, to }, source) {
      const { subject = '' } = await PostalMime.parse(source);
      // Two messages of one millisecond keep their order.
      latest = Math.max(now(), latest + 1);
      const id = `${String(latest).padStart(15, '0')}-${randomBytes(4).toString('hex')}`;
      const mail: Mail = { id, receivedAt: new Date(latest).toISOString(), from, to, subject };
      writeDataFile(path.join(folder, `${id}.mail`), Buffer.concat([Buffer.from(JSON.stringify(mail) + '\n'), source]));
      mails.set(id, mail);
      return mail;
    },
    list(to) {
      const wanted = to?.toLowerCase();
      const all = [...mails.values()].sort((a, b) => b.id.localeCompare(a.id));
      return all.filter((mail) => !wanted || mail.to.some((address) => address.toLowerCase() === wanted));
    },
    async read(id) {
      if (!mails.has(id)) return undefined;
      const { mail, source } = readFrom(path.join(folder, `${id}.mail`));
      return { mail, source, content: await PostalMime.parse(source) };
    },
  };
}

function readFrom(file: string): { mail: Mail; source: Buffer } {
  const whole = readFileSync(file);
  const end = whole.indexOf('\n');
  return { mail: parseData(whole.toString('utf8', 0, end), stored, file), source: whole.subarray(end + 1) };
}
