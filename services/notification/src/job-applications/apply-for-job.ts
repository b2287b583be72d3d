import type { calls, ParsedInput } from '@wayhouse/contracts';
import { defaultLocale } from '@wayhouse/messages/locale';
import { inLocale } from '@wayhouse/service-kit';
import type { EmailQueue } from '../email/email-queue.js';
import { renderEmail } from '../email/render-email.js';
import { submissionId } from '../forms/submission-id.js';
import type { SubmitForm } from '../forms/submit-form.js';
import { acknowledgementEmail, applicationEmail } from './application-email.js';
import type { Application, Applications } from './application-repository.js';
import { messages } from './messages.js';

export type Deps = {
  submitForm: SubmitForm;
  applications: Applications;
  emails: EmailQueue;
  careersAddress: string;
  now: () => Date;
};

/** Stores the application and queues an email to the careers team and one to the applicant, each replying to the other. */
export async function applyForJob(
  deps: Deps,
  form: ParsedInput<typeof calls.applyForJob>,
  network: string,
): Promise<void> {
  const application: Application = { ...form, id: submissionId(form, deps.now()), appliedAt: deps.now() };
  await deps.submitForm(async (tx, acknowledge) => {
    if (await deps.applications.has(tx, application.id)) return;
    const { toCareers, toApplicant } = renderEmails(application, deps.careersAddress);
    await deps.applications.add(tx, application);
    await deps.emails.add(tx, toCareers, deps.now());
    await acknowledge(toApplicant, network);
  });
}

function renderEmails(application: Application, careersAddress: string) {
  const { id, name, email } = application;
  const careersTeam = () => ({ name: messages.team, address: careersAddress });
  return {
    toCareers: inLocale(defaultLocale, () =>
      renderEmail(
        { id, to: careersTeam(), replyTo: { name, address: email }, isPersonal: true },
        applicationEmail(application),
      ),
    ),
    toApplicant: renderEmail(
      { id: `${id}-receipt`, to: { name: '', address: email }, replyTo: careersTeam() },
      acknowledgementEmail(application),
    ),
  };
}
