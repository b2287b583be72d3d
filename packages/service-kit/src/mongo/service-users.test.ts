import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { subscriptions } from '@wayhouse/contracts';
import { accountsEnvironment } from '../config.js';
import { runAccountsCommand } from '../store-accounts/run-command.js';
import { makeMongoUsers, mongoUser } from './service-users.js';

const unused = 'mongodb://root:secret@127.0.0.1:9/';

test('a user reads and writes the database of its service alone', () => {
  expect(mongoUser('wayhouse', 'payment', 'secret')).toEqual({
    database: 'payment',
    user: 'wayhouse-payment',
    rights: { pwd: 'secret', roles: [{ role: 'readWrite', db: 'payment' }] },
  });
});

test('a database that does not answer is named without the password', async () => {
  const url = `${unused}?serverSelectionTimeoutMS=50`;
  const failure = await makeMongoUsers({ url, namespace: 'n', passwords: {} }).catch((error: Error) => error.message);
  expect(failure).toMatch(/^MongoDB does not answer at mongodb:\/\/127\.0\.0\.1:9/);
  expect(failure).not.toContain('secret');
}, 20_000);

describe('the command', () => {
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['a user of the gateway where it has a password', 'gateway-of-tests', ['wayhouse-gateway in gateway']],
    ['none of the gateway without', undefined, []],
  ])('makes a user for each service, and %s', async (_, GATEWAY_PASSWORD, ofGateway) => {
    const { MongoClient, Db } = mongoose.mongo;
    jest.spyOn(MongoClient.prototype, 'connect').mockResolvedValue(new MongoClient(unused));
    const command = jest.spyOn(Db.prototype, 'command').mockResolvedValue({ users: [] });
    const config = accountsEnvironment.parse({
      ...{ MONGO_URL: unused, GATEWAY_PASSWORD, CATALOG_PASSWORD: 'one-of-tests', BOOKING_PASSWORD: 'two-of-tests' },
      ...{ PAYMENT_PASSWORD: 'three-of-tests', NOTIFICATION_PASSWORD: 'four-of-tests' },
    });
    const output = await runAccountsCommand(['mongodb'], () => config);
    const services = Object.keys(subscriptions).map((service) => `wayhouse-${service} in ${service}`);
    expect(output.split('\n').sort()).toEqual([...services, ...ofGateway].sort());
    const created = command.mock.calls.flatMap(([{ createUser, pwd }]) => (createUser ? [[createUser, pwd]] : []));
    expect(created).toHaveLength(services.length + ofGateway.length);
    if (GATEWAY_PASSWORD) expect(created).toContainEqual(['wayhouse-gateway', GATEWAY_PASSWORD]);
  });
});

// The emulator knows no users, so this needs MongoDB itself with the address of an administrator.
const { MONGO_ACCOUNTS_URL: url = '' } = process.env;

(url ? describe : describe.skip)('at a MongoDB with a user for each service', () => {
  const namespace = `rights-${randomUUID().slice(0, 8)}`;
  const clients: mongoose.mongo.MongoClient[] = [];
  const connectAs = (service: string, password: string) => {
    const address = new URL(url);
    address.username = `${namespace}-${service}`;
    address.password = password;
    address.searchParams.set('authSource', service);
    const client = new mongoose.mongo.MongoClient(address.href);
    clients.push(client);
    return client;
  };
  const services = [...Object.keys(subscriptions), 'gateway'];
  const passwordsOf = (suffix: string) =>
    Object.fromEntries(services.map((service) => [service, `${service}-${suffix}`]));

  beforeAll(() => makeMongoUsers({ url, namespace, passwords: passwordsOf('first') }));
  afterAll(async () => {
    const admin = new mongoose.mongo.MongoClient(url);
    for (const service of services) await admin.db(service).command({ dropUser: `${namespace}-${service}` });
    await Promise.all([admin, ...clients].map((client) => client.close()));
  });

  test.each(['payment', 'gateway'])('%s works in its own database, and in no other', async (service) => {
    const client = connectAs(service, `${service}-first`);
    const own = client.db(service).collection<{ _id: string }>(namespace);
    await own.createIndex({ booking: 1 });
    await own.insertOne({ _id: 'one' });
    expect(await own.countDocuments()).toBe(1);
    await own.drop();
    const other = client.db('booking').collection<{ _id: string }>(namespace);
    await expect(other.findOne()).rejects.toThrow(/not authorized/);
    await expect(other.insertOne({ _id: 'one' })).rejects.toThrow(/not authorized/);
  });

  test('making them again gives them other passwords', async () => {
    await makeMongoUsers({ url, namespace, passwords: passwordsOf('second') });
    await connectAs('payment', 'payment-second').db('payment').command({ ping: 1 });
    const before = connectAs('payment', 'payment-first').db('payment');
    await expect(before.command({ ping: 1 })).rejects.toThrow(/Authentication failed/);
  });
});
