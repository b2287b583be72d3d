import type { calls, ParsedOf } from '@wayhouse/contracts';
import { type InTransaction, isDuplicateKey } from '@wayhouse/service-kit';
import type { Letters } from '../email/email-queue.js';
import { idOfForm } from '../forms/submission-id.js';
import { writeLetter } from '../email/render-email.js';
import type { Application, Applications } from './application-repository.js';
import { acknowledgement, toThoseWhoHire } from './application-email.js';

export type Deps = {
  inTransaction: InTransaction;
  applications: Applications;
  letters: Letters;
  hiringEmail: string;
  now: () => Date;
};

/** Stores the application with a letter to the people who hire and one to the applicant; each is answered to the other. */
export async function applyForJob(deps: Deps, form: ParsedOf<typeof calls.applyForJob>): Promise<void> {
  const application: Application = { ...form, id: idOfForm(form, deps.now()), appliedAt: deps.now() };
  try {
    await deps.inTransaction(async (tx) => {
      if (await deps.applications.has(tx, application.id)) return;
      await deps.applications.add(tx, application);
      for (const letter of lettersOf(application, deps.hiringEmail)) await deps.letters.add(tx, letter, deps.now());
    });
  } catch (error) {
    // The same application came twice at once; the other request has stored it, with its letters.
    if (!isDuplicateKey(error)) throw error;
  }
}

function lettersOf(application: Application, hiringEmail: string) {
  const { id, name, email } = application;
  const hiring = { name: 'Careers at Wayhouse', address: hiringEmail };
  return [
    writeLetter({ id, to: hiring, replyTo: { name, address: email } }, toThoseWhoHire(application)),
    writeLetter(
      { id: `${id}-receipt`, to: { name: '', address: email }, replyTo: hiring },
      acknowledgement(application),
    ),
  ];
}
