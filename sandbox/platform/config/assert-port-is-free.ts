import { createServer } from 'node:net';

/** Throws if the port cannot be opened, before anything is built or started. */
export async function assertPortIsFree(port: number, host: string): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(messageOf(error, port, host))));
    server.listen(port, host, resolve);
  });
  await new Promise((closed) => server.close(closed));
}

function messageOf({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the process that uses it, or choose another port: PORT=${port + 1} npm start`;
  if (code === 'EACCES') return `This user may not open port ${port}. Choose one above 1023: PORT=3000 npm start`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${host} is not an address of this machine.`;
  return `Port ${port} on ${host} cannot be opened: ${message}`;
}
