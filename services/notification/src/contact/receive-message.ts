import type { calls, ParsedInput } from '@wayhouse/contracts';
import { defaultLocale } from '@wayhouse/messages/locale';
import { inLocale } from '@wayhouse/service-kit';
import type { EmailQueue } from '../email/email-queue.js';
import { renderEmail } from '../email/render-email.js';
import { submissionId } from '../forms/submission-id.js';
import type { SubmitForm } from '../forms/submit-form.js';
import { acknowledgementEmail, messageEmail } from './contact-email.js';
import type { Message, Messages } from './message-repository.js';

export type Deps = {
  submitForm: SubmitForm;
  messages: Messages;
  emails: EmailQueue;
  supportAddress: string;
  publicUrl: string;
  now: () => Date;
  newReference: () => string;
};

type Form = ParsedInput<typeof calls.sendMessage>;

/** Stores the message, queues an email to support and one to the sender, and returns the reference. */
export const receiveMessage = (deps: Deps, form: Form, network: string): Promise<string> =>
  deps.submitForm(async (tx, acknowledge) => {
    const id = submissionId(form, deps.now());
    const known = await deps.messages.findReference(tx, id);
    if (known) return known;
    const message: Message = { ...form, id, reference: deps.newReference(), receivedAt: deps.now() };
    const { toSupport, toSender } = renderEmails(message, deps);
    await deps.messages.add(tx, message);
    await deps.emails.add(tx, toSupport, deps.now());
    await acknowledge(toSender, network);
    return message.reference;
  });

function renderEmails(message: Message, { supportAddress, publicUrl }: Pick<Deps, 'supportAddress' | 'publicUrl'>) {
  const support = { name: 'Wayhouse', address: supportAddress };
  const sender = { name: message.name, address: message.email };
  return {
    toSupport: inLocale(defaultLocale, () =>
      renderEmail({ id: message.id, to: support, replyTo: sender, isPersonal: true }, messageEmail(message)),
    ),
    toSender: renderEmail(
      { id: `${message.id}-receipt`, to: { name: '', address: message.email }, replyTo: support },
      acknowledgementEmail(message, publicUrl),
    ),
  };
}
