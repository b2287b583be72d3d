import type { Config, ServerName } from './config.js';

type Variables = Record<string, string>;

const timeoutMs = 6000;

/** Connects with the client that the services use, which is only loaded if the server is configured. */
const checks: Record<ServerName, (variables: Variables) => Promise<void>> = {
  async mongo({ MONGO_URL }) {
    const { default: mongoose } = await import('mongoose');
    const connection = mongoose.createConnection(MONGO_URL!, { serverSelectionTimeoutMS: timeoutMs - 1000 });
    try {
      const { db } = await connection.asPromise();
      const hello = await db!.command({ hello: 1 });
      if (!hello.setName && hello.msg !== 'isdbgrid')
        throw new Error('it is not a replica set, which transactions require');
    } finally {
      await connection.destroy();
    }
  },
  async amqp({ AMQP_URL }) {
    const { connect } = await import('amqplib');
    await (await connect(AMQP_URL!, { timeout: timeoutMs - 1000 })).close();
  },
  async s3({ MINIO_ENDPOINT, MINIO_ACCESS_KEY: accessKey, MINIO_SECRET_KEY: secretKey }) {
    const { Client } = await import('minio');
    const { hostname: endPoint, port, protocol } = new URL(MINIO_ENDPOINT!);
    const useSSL = protocol === 'https:';
    await new Client({
      endPoint,
      port: Number(port) || (useSSL ? 443 : 80),
      useSSL,
      accessKey,
      secretKey,
    }).listBuckets();
  },
  clerk: ({ CLERK_SECRET_KEY }) => request('https://api.clerk.com/v1/users/count', CLERK_SECRET_KEY!),
  stripe: ({ STRIPE_SECRET_KEY }) => request('https://api.stripe.com/v1/balance', STRIPE_SECRET_KEY!),
  async mail({ SMTP_URL }) {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url: SMTP_URL, connectionTimeout: timeoutMs - 1000 });
    await transport.verify().finally(() => transport.close());
  },
};

/** A message for each configured server that cannot be used. An emulator never replaces it silently. */
export async function unreachableServers({ real }: Pick<Config, 'real'>): Promise<string[]> {
  const tried = Object.entries(real).map(async ([name, given]) => {
    try {
      await Promise.race([checks[name as ServerName](given), timeout()]);
      return [];
    } catch (error) {
      const [variable] = Object.keys(given);
      const reason = (error as Error).message || (error as { code?: string }).code;
      return [
        `Cannot connect to ${variable}: ${reason}. Start the server, correct ${variable}, or remove it to use the emulator.`,
      ];
    }
  });
  return (await Promise.all(tried)).flat();
}

async function request(url: string, key: string): Promise<void> {
  const { status } = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
  if (status !== 200) throw new Error(`it responded with status ${status}`);
}

const timeout = () =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`no response within ${timeoutMs / 1000} s`)), timeoutMs).unref(),
  );
