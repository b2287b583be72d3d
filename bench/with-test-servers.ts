import startServers from '../tools/jest/global-setup.js';
import stopServers from '../tools/jest/global-teardown.js';
import { memoryOf } from './process-memory.js';
import type { Measurement } from './measurement.js';

/** The process of the emulators; `memory` is what it has taken at most. */
type Servers = { memory: () => Measurement[] };

/**
 * Runs the work with the emulators of MongoDB, RabbitMQ and MinIO, or with the servers of MONGO_URL, AMQP_URL and MINIO_*. The
 * emulators have as much memory as processes have by default, or so much.
 */
export async function withTestServers<T>(work: (servers: Servers) => Promise<T>, mebibytes?: number): Promise<T> {
  const { NODE_OPTIONS: options } = process.env;
  const before = new Set(Object.keys(process.env));
  if (mebibytes) process.env.NODE_OPTIONS = `${options ?? ''} --max-old-space-size=${mebibytes}`;
  await startServers();
  process.env.NODE_OPTIONS = options ?? '';
  const { testServers } = globalThis as unknown as { testServers: { pid: number } };
  const memory = () => [
    { metric: 'memory of the emulators at most', value: memoryOf(testServers.pid, 'VmHWM'), unit: 'MiB' },
  ];
  try {
    return await work({ memory });
  } finally {
    stopServers();
    for (const name of Object.keys(process.env)) if (!before.has(name)) delete process.env[name];
  }
}
