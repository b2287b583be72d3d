import { createServer } from 'node:net';

/** Says in one sentence that the port cannot be had, before anything is built or started. */
export async function assertPortIsFree(port: number, host: string): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(sentence(error, port, host))));
    server.listen(port, host, resolve);
  });
  await new Promise((closed) => server.close(closed));
}

function sentence({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken; end what listens there, or choose another: PORT=${port + 1} npm start`;
  if (code === 'EACCES')
    return `Port ${port} may not be opened by this user; choose one above 1023: PORT=3000 npm start`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${host} is not an address of this machine.`;
  return `Port ${port} on ${host} cannot be opened: ${message}`;
}
