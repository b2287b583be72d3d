import type { ServerId } from './servers.js';

/** Tests by their folders, and the servers that have to run in containers: all of them, or any one. */
export type Suite = { name: string; folders: string[]; needs: ServerId[]; any?: true };

export const suites: Suite[] = [
  { name: 'conformance of MongoDB', folders: ['sandbox/emulators/mongodb/'], needs: ['mongo'] },
  { name: 'conformance of RabbitMQ', folders: ['sandbox/emulators/rabbitmq/'], needs: ['amqp'] },
  { name: 'conformance of MinIO', folders: ['sandbox/emulators/s3/'], needs: ['s3'] },
  {
    name: 'accounts of the services',
    folders: ['packages/service-kit/src/store-accounts/', 'packages/service-kit/src/mongo/service-users'],
    needs: ['mongoAccounts', 'amqp'],
    any: true,
  },
  {
    name: 'integration of the services',
    folders: ['packages/service-kit/', 'services/'],
    needs: ['mongo', 'amqp', 's3'],
    any: true,
  },
];
