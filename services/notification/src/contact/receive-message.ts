import type { calls, ParsedInput } from '@wayhouse/contracts';
import { defaultLocale } from '@wayhouse/messages/locale';
import { inLocale, type InTransaction, isDuplicateKey } from '@wayhouse/service-kit';
import type { EmailQueue } from '../email/email-queue.js';
import { renderEmail } from '../email/render-email.js';
import { submissionId } from '../forms/submission-id.js';
import { acknowledgementEmail, messageEmail } from './message-email.js';
import type { Message, Messages } from './message-repository.js';

export type Deps = {
  inTransaction: InTransaction;
  messages: Messages;
  emails: EmailQueue;
  supportAddress: string;
  publicUrl: string;
  now: () => Date;
  newReference: () => string;
};

type Form = ParsedInput<typeof calls.sendMessage>;

/** Stores the message, queues an email to support and one to the sender, and returns the reference. */
export async function receiveMessage(deps: Deps, form: Form, attemptsLeft = 5): Promise<string> {
  try {
    return await deps.inTransaction(async (tx) => {
      const id = submissionId(form, deps.now());
      const known = await deps.messages.findReference(tx, id);
      if (known) return known;
      const message: Message = { ...form, id, reference: deps.newReference(), receivedAt: deps.now() };
      await deps.messages.add(tx, message);
      for (const email of renderEmails(message, deps)) await deps.emails.add(tx, email, deps.now());
      return message.reference;
    });
  } catch (error) {
    // Either the same message was sent twice at once, and the first is stored by now, or its reference is taken.
    if (isDuplicateKey(error) && attemptsLeft > 1) return receiveMessage(deps, form, attemptsLeft - 1);
    throw error;
  }
}

function renderEmails(message: Message, { supportAddress, publicUrl }: Pick<Deps, 'supportAddress' | 'publicUrl'>) {
  const support = { name: 'Wayhouse', address: supportAddress };
  const sender = { name: message.name, address: message.email };
  return [
    inLocale(defaultLocale, () => renderEmail({ id: message.id, to: support, replyTo: sender }, messageEmail(message))),
    renderEmail(
      { id: `${message.id}-receipt`, to: { name: '', address: message.email }, replyTo: support },
      acknowledgementEmail(message, publicUrl),
    ),
  ];
}
