import { startNotification, type TestNotification } from './notification-service.js';
import { startSmtpServer, type TestSmtpServer } from './smtp-server.js';

/** Starts a notification service, and the mail server it sends through, for the tests of one file. */
export function withMailbox() {
  const context = {} as { mailbox: TestSmtpServer; service: TestNotification };
  beforeAll(async () => {
    context.mailbox = await startSmtpServer();
    context.service = await startNotification(context.mailbox.url);
  });
  afterAll(async () => {
    await context.service.stop();
    await context.mailbox.close();
  });
  return Object.assign(context, {
    emailsTo: (address: string) => context.mailbox.emails.filter((email) => email.to?.[0]?.address === address),
  });
}
