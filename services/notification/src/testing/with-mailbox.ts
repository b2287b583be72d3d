import { type MailServer, mailServer } from './smtp-server.js';
import { notificationService, type TestNotification } from './notification-service.js';

/** A notification service and the mail server it sends through, for the tests of one file. */
export function withMailbox() {
  const given = {} as { mailbox: MailServer; service: TestNotification };
  beforeAll(async () => {
    given.mailbox = await mailServer();
    given.service = await notificationService(given.mailbox.url);
  });
  afterAll(async () => {
    await given.service.stop();
    await given.mailbox.close();
  });
  return Object.assign(given, {
    mailsTo: (address: string) => given.mailbox.mails.filter((mail) => mail.to?.[0]?.address === address),
  });
}
