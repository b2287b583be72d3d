import type { calls, ParsedOf } from '@wayhouse/contracts';
import { type InTransaction, isDuplicateKey } from '@wayhouse/service-kit';
import type { Letters } from '../email/email-queue.js';
import { idOfForm } from '../forms/submission-id.js';
import { writeLetter } from '../email/render-email.js';
import type { Message, Messages } from './message-repository.js';
import { acknowledgement, toThoseWhoHelp } from './message-email.js';

export type Deps = {
  inTransaction: InTransaction;
  messages: Messages;
  letters: Letters;
  supportEmail: string;
  publicUrl: string;
  now: () => Date;
  newReference: () => string;
};

type Form = ParsedOf<typeof calls.sendMessage>;

/** Stores the message with a letter to those who help and one to its sender, and answers its reference. */
export async function receiveMessage(deps: Deps, form: Form, triesLeft = 5): Promise<string> {
  try {
    return await deps.inTransaction(async (tx) => {
      const id = idOfForm(form, deps.now());
      const known = await deps.messages.referenceOf(tx, id);
      if (known) return known;
      const message: Message = { ...form, id, reference: deps.newReference(), receivedAt: deps.now() };
      await deps.messages.add(tx, message);
      for (const letter of lettersOf(message, deps)) await deps.letters.add(tx, letter, deps.now());
      return message.reference;
    });
  } catch (error) {
    // The same message came twice at once, or its reference is another's: now the first is known, or a new one is drawn.
    if (isDuplicateKey(error) && triesLeft > 1) return receiveMessage(deps, form, triesLeft - 1);
    throw error;
  }
}

function lettersOf(message: Message, { supportEmail, publicUrl }: Pick<Deps, 'supportEmail' | 'publicUrl'>) {
  const help = { name: 'Wayhouse', address: supportEmail };
  const sender = { name: message.name, address: message.email };
  return [
    writeLetter({ id: message.id, to: help, replyTo: sender }, toThoseWhoHelp(message)),
    writeLetter(
      { id: `${message.id}-receipt`, to: { name: '', address: message.email }, replyTo: help },
      acknowledgement(message, publicUrl),
    ),
  ];
}
