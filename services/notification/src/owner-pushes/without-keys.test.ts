import { calls, events } from '@wayhouse/contracts';
import { eventually, testService } from '@wayhouse/service-kit/testing';
import { composeNotification } from '../compose.js';
import { emailConfig } from '../testing/notification-service.js';
import { factsOf } from '../testing/owner-mailbox.js';
import { startPushService } from '../testing/push-service.js';
import { startSmtpServer } from '../testing/smtp-server.js';

test('a site without keys shows nothing of pushes, takes no browser and sends none', async () => {
  const [mailbox, push] = await Promise.all([startSmtpServer(), startPushService()]);
  const config = { ...emailConfig(mailbox.url), VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined };
  const rules = { pushRules: { allowsLocal: true } };
  const service = await testService('notification', (context) => composeNotification(context, config, rules));
  await service.publish(events.bookingConfirmed, factsOf('nora'), 'nora-1');
  await eventually(async () => expect(await service.db.collection('owner_emails').countDocuments()).toBe(1));

  const shown = await service.call(calls.showOwnerEmails, {}, { as: 'nora' });
  expect(shown).toMatchObject({ status: 200, body: { ownerEmails: { booking: true } } });
  expect(shown.body).not.toHaveProperty('push');
  const { target } = push.browser('nora-1');
  for (const refused of [
    await service.call(calls.addPushBrowser, target, { as: 'nora' }),
    await service.call(calls.removePushBrowsers, {}, { as: 'nora' }),
  ])
    expect(refused).toMatchObject({ status: 422, body: { code: 'rule-broken' } });
  expect(await service.db.collection('owner_pushes').countDocuments()).toBe(0);
  await Promise.all([service.stop(), mailbox.close(), push.stop()]);
});
