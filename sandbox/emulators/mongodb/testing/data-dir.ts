import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { startMongo } from '../server.js';

/** An empty data folder for each test of a file, and ways to run servers on it. */
export function useDataDir() {
  let dataDir = '';
  const children: ChildProcess[] = [];
  beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'wayhouse-mongo-'))));
  afterEach(async () => {
    for (const child of children.splice(0)) {
      if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true });
  });

  return {
    path: () => dataDir,
    log: () => join(dataDir, 'mongo.log'),
    /** Starts the server as a process and waits until it is ready or has ended. */
    async spawnServer() {
      const main = join(import.meta.dirname, '../main.ts');
      const child = spawn(process.execPath, ['--import', 'tsx', main], {
        env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      children.push(child);
      let stderr = '';
      child.stderr!.on('data', (text: Buffer) => (stderr += text.toString()));
      const [first] = (await Promise.race([once(child, 'message'), once(child, 'close')])) as unknown[];
      return { child, url: (first as { ready?: string } | null)?.ready ?? '', stderr: () => stderr };
    },
    /** Runs `use` with a server in this process. */
    async withServer<Result>(
      use: (db: mongoose.mongo.Db, client: mongoose.mongo.MongoClient) => Promise<Result>,
    ): Promise<Result> {
      const server = await startMongo({ dataDir });
      const client = await new mongoose.mongo.MongoClient(server.url, { retryWrites: false }).connect();
      try {
        return await use(client.db('test'), client);
      } finally {
        await client.close();
        await server.close();
      }
    },
  };
}
