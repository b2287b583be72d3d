import { unreachableServers } from './reach-servers.js';

// Nothing listens there.
const nowhere = '127.0.0.1:9';

test('every configured server that does not answer is one sentence with its variable', async () => {
  const problems = await unreachableServers({
    real: {
      amqp: { AMQP_URL: `amqp://${nowhere}` },
      s3: { MINIO_ENDPOINT: `http://${nowhere}`, MINIO_ACCESS_KEY: 'a', MINIO_SECRET_KEY: 'b' },
      mail: { SMTP_URL: `smtp://${nowhere}` },
    },
  });
  expect(problems).toHaveLength(3);
  for (const [position, variable] of ['AMQP_URL', 'MINIO_ENDPOINT', 'SMTP_URL'].entries()) {
    expect(problems[position]).toMatch(
      new RegExp(`^The server that ${variable} names cannot be used: .*ECONNREFUSED.*stand-in\\.$`),
    );
  }
});

test('nothing configured is nothing to reach', async () => {
  expect(await unreachableServers({ real: {} })).toEqual([]);
});
