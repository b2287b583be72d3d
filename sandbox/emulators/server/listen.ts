import type { AddressInfo, Server } from 'node:net';

/** Listens and returns the port. The error is one sentence with the reason. */
export async function listen(server: Server, what: string, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const why = code === 'EADDRINUSE' ? 'the port is taken' : message;
      reject(new Error(`The ${what} cannot listen on ${host}:${port}: ${why}.`));
    });
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}
