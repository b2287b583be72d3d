type Running = { ready: string; close(): Promise<void> };

/** Runs a server as a process: reports its address to the parent, stops on a signal, prints a failure as one sentence. */
export async function runServer(start: (fail: (error: Error) => never) => Promise<Running>): Promise<void> {
  const { ready, close } = await start(exitWithError).catch(exitWithError);
  process.send?.({ ready });
  const stop = () => void close().then(() => process.exit(0), exitWithError);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The parent is gone and can no longer stop it.
  process.once('disconnect', stop);
}

function exitWithError({ message }: Error): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
