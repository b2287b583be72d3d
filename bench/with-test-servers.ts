import startServers from '../tools/jest/global-setup.js';
import stopServers from '../tools/jest/global-teardown.js';

/** Runs the work with the emulators of MongoDB, RabbitMQ and MinIO, or with the servers of MONGO_URL, AMQP_URL and MINIO_*. */
export async function withTestServers<T>(work: () => Promise<T>): Promise<T> {
  const before = new Set(Object.keys(process.env));
  await startServers();
  try {
    return await work();
  } finally {
    stopServers();
    for (const name of Object.keys(process.env)) if (!before.has(name)) delete process.env[name];
  }
}
