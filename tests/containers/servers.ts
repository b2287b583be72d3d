import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers';

/** A server that suites can run against: the variable that names its image, and the settings of its tests. */
export type Server = {
  name: string;
  variable: string;
  start(image: string): Promise<StartedTestContainer>;
  addresses(container: StartedTestContainer): Promise<Record<string, string>>;
};

const startTimeoutMs = 120_000;
const keys = { user: 'container-suites', password: 'container-suites-secret' };

export const servers = {
  mongo: {
    name: 'MongoDB',
    variable: 'MONGO_IMAGE',
    start: (image) =>
      new GenericContainer(image)
        .withCommand(['--replSet', 'tests', '--bind_ip_all'])
        .withExposedPorts(27017)
        .withWaitStrategy(Wait.forListeningPorts())
        .withStartupTimeout(startTimeoutMs)
        .start(),
    async addresses(container) {
      const url = `mongodb://${container.getHost()}:${container.getMappedPort(27017)}/?directConnection=true`;
      await makeReplicaSet(url);
      return { MONGO_URL: url };
    },
  },
  mongoAccounts: {
    name: 'MongoDB with accounts',
    variable: 'MONGO_IMAGE',
    start: (image) =>
      new GenericContainer(image)
        .withEnvironment({ MONGO_INITDB_ROOT_USERNAME: 'root', MONGO_INITDB_ROOT_PASSWORD: keys.password })
        .withExposedPorts(27017)
        // Once without accounts, to make the first, and then with them.
        .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/, 2))
        .withStartupTimeout(startTimeoutMs)
        .start(),
    addresses: (container) =>
      Promise.resolve({
        MONGO_ACCOUNTS_URL: `mongodb://root:${keys.password}@${container.getHost()}:${container.getMappedPort(27017)}/?directConnection=true&authSource=admin`,
      }),
  },
  amqp: {
    name: 'RabbitMQ',
    variable: 'RABBITMQ_IMAGE',
    start: (image) =>
      new GenericContainer(image)
        .withExposedPorts(5672)
        .withWaitStrategy(Wait.forListeningPorts())
        .withStartupTimeout(startTimeoutMs)
        .start(),
    addresses: (container) =>
      Promise.resolve({
        AMQP_URL: `amqp://guest:guest@${container.getHost()}:${container.getMappedPort(5672)}`,
        RABBITMQCTL: `docker exec -i ${container.getId()} rabbitmqctl`,
      }),
  },
  s3: {
    name: 'MinIO',
    variable: 'MINIO_IMAGE',
    start: (image) =>
      new GenericContainer(image)
        .withCommand(['server', '/data'])
        .withEnvironment({ MINIO_ROOT_USER: keys.user, MINIO_ROOT_PASSWORD: keys.password })
        .withExposedPorts(9000)
        .withWaitStrategy(Wait.forHttp('/minio/health/live', 9000))
        .withStartupTimeout(startTimeoutMs)
        .start(),
    addresses: (container) =>
      Promise.resolve({
        MINIO_ENDPOINT: `http://${container.getHost()}:${container.getMappedPort(9000)}`,
        MINIO_ACCESS_KEY: keys.user,
        MINIO_SECRET_KEY: keys.password,
      }),
  },
} satisfies Record<string, Server>;

export type ServerId = keyof typeof servers;

/** Transactions need a replica set; one member is one. */
async function makeReplicaSet(url: string): Promise<void> {
  const client = await new mongoose.mongo.MongoClient(url).connect();
  try {
    const admin = client.db('admin');
    await admin.command({ replSetInitiate: { _id: 'tests', members: [{ _id: 0, host: 'localhost:27017' }] } });
    for (
      const end = Date.now() + startTimeoutMs;
      !(await admin.command({ hello: 1 })).isWritablePrimary;
      await wait(200)
    )
      if (Date.now() > end) throw new Error('MongoDB did not become a primary.');
  } finally {
    await client.close();
  }
}
