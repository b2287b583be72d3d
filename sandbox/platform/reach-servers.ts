import type { ServerName, Settings } from './settings.js';

type Variables = Record<string, string>;

const patience = 6000;

/** How each real server is tried, with the client the services use. The clients are loaded only where one is configured. */
const attempts: Record<ServerName, (given: Variables) => Promise<void>> = {
  async mongo({ MONGO_URL }) {
    const { default: mongoose } = await import('mongoose');
    const connection = mongoose.createConnection(MONGO_URL!, { serverSelectionTimeoutMS: patience - 1000 });
    try {
      const { db } = await connection.asPromise();
      const hello = await db!.command({ hello: 1 });
      if (!hello.setName && hello.msg !== 'isdbgrid')
        throw new Error('it is not a replica set, which transactions need');
    } finally {
      await connection.destroy();
    }
  },
  async amqp({ AMQP_URL }) {
    const { connect } = await import('amqplib');
    await (await connect(AMQP_URL!, { timeout: patience - 1000 })).close();
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
  clerk: ({ CLERK_SECRET_KEY }) => ask('https://api.clerk.com/v1/users/count', CLERK_SECRET_KEY!),
  stripe: ({ STRIPE_SECRET_KEY }) => ask('https://api.stripe.com/v1/balance', STRIPE_SECRET_KEY!),
  async mail({ SMTP_URL }) {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url: SMTP_URL, connectionTimeout: patience - 1000 });
    await transport.verify().finally(() => transport.close());
  },
};

/** One sentence for each configured server that cannot be used. A stand-in never takes its place in silence. */
export async function unreachableServers({ real }: Pick<Settings, 'real'>): Promise<string[]> {
  const tried = Object.entries(real).map(async ([name, given]) => {
    try {
      await Promise.race([attempts[name as ServerName](given), tooLate()]);
      return [];
    } catch (error) {
      const [variable] = Object.keys(given);
      const reason = (error as Error).message || (error as { code?: string }).code;
      return [
        `The server that ${variable} names cannot be used: ${reason}. Start it, correct ${variable}, or leave it out for the stand-in.`,
      ];
    }
  });
  return (await Promise.all(tried)).flat();
}

async function ask(url: string, key: string): Promise<void> {
  const { status } = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
  if (status !== 200) throw new Error(`it answered ${status}`);
}

const tooLate = () =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`it did not answer within ${patience / 1000} s`)), patience).unref(),
  );
