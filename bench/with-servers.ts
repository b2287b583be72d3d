import startServers from '../tools/jest/global-setup.js';
import stopServers from '../tools/jest/global-teardown.js';

/** Does it with the stand-ins for MongoDB, RabbitMQ and MinIO, or with what MONGO_URL, AMQP_URL and MINIO_* name. */
export async function withServers<T>(work: () => Promise<T>): Promise<T> {
  const before = new Set(Object.keys(process.env));
  await startServers();
  try {
    return await work();
  } finally {
    stopServers();
    for (const name of Object.keys(process.env)) if (!before.has(name)) delete process.env[name];
  }
}
