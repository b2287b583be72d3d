import { type EventData, type events, paths } from '@wayhouse/contracts';
import { formatDate } from '@wayhouse/messages/format-date';
import { roleAbilities, roleNames } from '@wayhouse/messages/staff-roles';
import type { EmailContent } from '../email/email.js';
import { messages } from './messages.js';

type Invited = EventData<typeof events.memberInvited>;

export function invitationEmail(invited: Invited, publicUrl: string): EmailContent {
  const { hotelName, invitedBy, email, role, endsAt } = invited;
  return {
    subject: messages.subject(hotelName),
    heading: messages.heading,
    paragraphs: [messages.body(invitedBy, hotelName)],
    facts: [
      { label: messages.facts.hotel, value: hotelName },
      { label: messages.facts.role, value: `${roleNames[role]}\n${roleAbilities[role]}` },
      { label: messages.facts.until, value: formatDate(endsAt.slice(0, 10)) },
    ],
    action: { label: messages.button, url: publicUrl + paths.invitations },
    footnote: messages.why(email),
  };
}
