import { unreachableServers } from './unreachable-servers.js';

// Nothing listens on this port.
const nowhere = '127.0.0.1:9';

test('answers one message with the variable for every server that does not respond', async () => {
  const problems = await unreachableServers({
    real: {
      amqp: { AMQP_URL: `amqp://${nowhere}` },
      s3: { MINIO_ENDPOINT: `http://${nowhere}`, MINIO_ACCESS_KEY: 'a', MINIO_SECRET_KEY: 'b' },
      mail: { SMTP_URL: `smtp://${nowhere}` },
    },
  });
  expect(problems).toHaveLength(3);
  for (const [position, variable] of ['AMQP_URL', 'MINIO_ENDPOINT', 'SMTP_URL'].entries()) {
    expect(problems[position]).toMatch(new RegExp(`^Cannot connect to ${variable}: .*ECONNREFUSED.*emulator\\.$`));
  }
});

test('connects to nothing without configured servers', async () => {
  expect(await unreachableServers({ real: {} })).toEqual([]);
});
