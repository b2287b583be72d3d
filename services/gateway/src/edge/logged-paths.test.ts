import { calls, paths } from '@wayhouse/contracts';
import { eventually, recordLog } from '@wayhouse/service-kit/testing';
import { type TestGateway, testGateway } from '../testing/test-gateway.js';

const { log, lines } = recordLog();
let gateway: TestGateway;
beforeAll(async () => void (gateway = await testGateway({}, { log })));
afterAll(() => gateway.stop());

const token = 'k3-secret_token';
const linesWith = (text: string) => lines.filter((line) => line.includes(text));

test.each([
  ['the page of a link in an email', 'GET', paths.unsubscribe(token), paths.unsubscribe.pattern],
  ['the page that confirms', 'GET', paths.confirmSubscription(token), paths.confirmSubscription.pattern],
  ['the call of a mail client', 'POST', paths.unsubscribe(token), calls.unsubscribeFromNewsletter.path],
  ['a path below it', 'GET', `${paths.unsubscribe(token)}/more`, paths.unsubscribe.pattern],
])('no line of the log has the token in %s', async (_what, method, path, pattern) => {
  lines.length = 0;
  await fetch(gateway.url + path, { method, headers: { accept: 'text/html' } });
  await eventually(async () => expect(linesWith('"msg":"request"')).toHaveLength(1));
  expect(linesWith(pattern).length).toBeGreaterThan(0);
  expect(linesWith(token)).toEqual([]);
});
