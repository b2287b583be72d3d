import { events, paths } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { publicUrl } from '../testing/notification-service.js';
import { withMailbox } from '../testing/with-mailbox.js';

const context = withMailbox();

const invited = {
  ...{ hotelId: 'h1', hotelName: 'Amber Court', invitedBy: 'Meera Nair', email: 'rita@example.test' },
  ...{ role: 'reception' as const, endsAt: '2027-01-20T09:12:44Z', locale: 'en' },
};

test('emails an invitation once, with the role and where to accept it', async () => {
  await context.service.publish(events.memberInvited, invited, 'invited-1');
  await context.service.publish(events.memberInvited, invited, 'invited-1');
  await context.service.publish(events.memberInvited, { ...invited, email: 'last@example.test' }, 'invited-2');
  await eventually(async () => expect(context.emailsTo('last@example.test')).toHaveLength(1));
  const emails = context.emailsTo('rita@example.test');
  expect(emails).toHaveLength(1);
  expect(emails[0]!.subject).toBe('Join the staff of Amber Court on Wayhouse');
  for (const text of ['Meera Nair', 'Reception', '20 Jan 2027', publicUrl + paths.invitations])
    expect(emails[0]!.text).toContain(text);
});
