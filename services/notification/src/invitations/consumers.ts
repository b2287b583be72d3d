import { events } from '@wayhouse/contracts';
import { inLocale, onEvent } from '@wayhouse/service-kit';
import type { EmailQueue } from '../email/email-queue.js';
import { renderEmail } from '../email/render-email.js';
import { invitationEmail } from './invitation-email.js';

type Deps = { emails: EmailQueue; publicUrl: string; now: () => Date };

/** Emails an invitation, in the language of who has sent it. */
export const invitationConsumers = ({ emails, publicUrl, now }: Deps) => [
  onEvent(events.memberInvited, async (invited, tx, { id }) => {
    const to = { name: '', address: invited.email };
    const email = inLocale(invited.locale, () => renderEmail({ id, to }, invitationEmail(invited, publicUrl)));
    await emails.add(tx, email, now());
  }),
];
