import { calls } from '@wayhouse/contracts';
import { eventually, recordLog, testService } from '@wayhouse/service-kit/testing';
import { composeNotification } from '../compose.js';
import { emailConfig } from '../testing/notification-service.js';

const token = 'k3-secret_token';

test('no line of the log has the token of an unsubscribe link, also when its request fails', async () => {
  const { log, lines } = recordLog();
  const broken = () => Promise.reject(new Error('a bug'));
  const service = await testService(
    'notification',
    (context) => composeNotification({ ...context, inTransaction: broken }, emailConfig('smtp://127.0.0.1:9')),
    { log },
  );
  expect(await service.call(calls.unsubscribeFromNewsletter, { token })).toMatchObject({ status: 500 });
  const linesWith = (text: string) => lines.filter((line) => line.includes(text));
  await eventually(async () => expect(linesWith(calls.unsubscribeFromNewsletter.path)).toHaveLength(2));
  expect(linesWith(token)).toEqual([]);
  await service.stop();
});
