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
const photoKeys = { user: 'container-suites', password: 'container-suites-secret' };

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
      Promise.resolve({ AMQP_URL: `amqp://guest:guest@${container.getHost()}:${container.getMappedPort(5672)}` }),
  },
  s3: {
    name: 'MinIO',
    variable: 'MINIO_IMAGE',
    start: (image) =>
      new GenericContainer(image)
        .withCommand(['server', '/data'])
        .withEnvironment({ MINIO_ROOT_USER: photoKeys.user, MINIO_ROOT_PASSWORD: photoKeys.password })
        .withExposedPorts(9000)
        .withWaitStrategy(Wait.forHttp('/minio/health/live', 9000))
        .withStartupTimeout(startTimeoutMs)
        .start(),
    addresses: (container) =>
      Promise.resolve({
        MINIO_ENDPOINT: `http://${container.getHost()}:${container.getMappedPort(9000)}`,
        MINIO_ACCESS_KEY: photoKeys.user,
        MINIO_SECRET_KEY: photoKeys.password,
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
