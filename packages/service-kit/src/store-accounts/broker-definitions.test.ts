import { brokerDefinitions } from './broker-definitions.js';
import { runAccountsCommand } from './run-command.js';

const passwords = { catalog: 'a', booking: 'b', payment: 'c', notification: 'd' };
const definitions = brokerDefinitions({ namespace: 'way.house', vhost: '/', passwords });
const rightsOf = (user: string) => definitions.permissions.find((one) => one.user === user)!;
const typesOf = (user: string) => new RegExp(definitions.topic_permissions.find((one) => one.user === user)!.write);

test('a service publishes its own event types and no others', () => {
  expect(typesOf('way.house-payment').test('payment.succeeded.v1')).toBe(true);
  expect(typesOf('way.house-payment').test('booking.confirmed.v1')).toBe(false);
  expect(typesOf('way.house-payment').test('payment.succeededXv1')).toBe(false);
  expect(typesOf('way.house-notification').test('notification.email-forwarded.v1')).toBe(true);
  expect(typesOf('way.house-notification').test('payment.succeeded.v1')).toBe(false);
});

test('a service reads its own queue, and writes into no queue', () => {
  const { configure, write, read } = rightsOf('way.house-payment');
  expect('way.house.payment.v1').toMatch(new RegExp(read));
  for (const queue of ['way.house.booking.v1', 'way.house.payment.v1.dead', 'wayXhouse.payment.v1'])
    expect(queue).not.toMatch(new RegExp(read));
  for (const name of ['way.house.payment.v1', 'way.house.booking.v1', 'amq.default', ''])
    for (const right of [configure, write]) expect(name).not.toMatch(new RegExp(right));
});

test('a service writes into the exchange of events, and reads none from there', () => {
  for (const name of Object.keys(passwords)) {
    const { write, read, configure } = rightsOf(`way.house-${name}`);
    expect('way.house.events').toMatch(new RegExp(write));
    for (const right of [read, configure]) expect('way.house.events').not.toMatch(new RegExp(right));
  }
});

test('passwords are hashed', () => expect(JSON.stringify(definitions)).not.toContain('"password"'));

test.each([[['mongo']], [[]], [['rabbitmq', 'mongo']]])('%j explains the usage', async (args) => {
  await expect(
    runAccountsCommand(args, () => {
      throw new Error('read');
    }),
  ).rejects.toThrow(/^Usage: rabbitmq/);
});
