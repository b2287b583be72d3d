import type { calls, ParsedOf } from '@wayhouse/contracts';
import type { InTransaction } from '@wayhouse/service-kit';
import type { Letters } from '../letters/letter-repository.js';
import { writeLetter } from '../letters/write-letter.js';
import type { Application, Applications } from './application-repository.js';
import { applicationWords } from './application-words.js';

export type Deps = {
  inTransaction: InTransaction;
  applications: Applications;
  letters: Letters;
  hiringEmail: string;
  now: () => Date;
  newId: () => string;
};

/** Stores the application with the letter to the people who hire; an answer to that letter goes to the applicant. */
export async function applyForJob(deps: Deps, form: ParsedOf<typeof calls.applyForJob>): Promise<void> {
  const application: Application = { ...form, id: deps.newId(), appliedAt: deps.now() };
  const to = { name: 'Careers at Wayhouse', address: deps.hiringEmail };
  const replyTo = { name: form.name, address: form.email };
  const letter = writeLetter({ id: application.id, to, replyTo }, applicationWords(application));
  await deps.inTransaction(async (tx) => {
    await deps.applications.add(tx, application);
    await deps.letters.add(tx, letter, deps.now());
  });
}
