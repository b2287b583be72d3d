import path from 'node:path';
import { readEnvironment } from '../config/env-file.js';
import { runningPlatform } from '../data-folder/run-file.js';
import { readConfig } from '../config/config.js';

type Listed = { name: string; pid?: number; port?: number };

const usage = 'Use: npm run platform -- list | stop <name> | start <name> | restart <name>';

async function control(command?: string, name?: string): Promise<string> {
  const needsName = ['stop', 'start', 'restart'].includes(command ?? '');
  if (!command || (needsName ? !name : command !== 'list')) throw new Error(usage);
  const root = path.resolve(import.meta.dirname, '../../..');
  const { dataDir } = readConfig(root, readEnvironment(root), []).config;
  const running = runningPlatform(dataDir);
  if (!running) throw new Error(`No platform runs on ${dataDir}. Start one with npm start.`);
  const { url, token } = running.control;
  const method = needsName ? 'POST' : 'GET';
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch([url, command, name && encodeURIComponent(name)].filter(Boolean).join('/'), {
    method,
    headers,
  });
  const { parts, message } = (await response.json()) as { parts?: Listed[]; message?: string };
  if (!parts) throw new Error(message);
  return parts
    .map(({ name, pid, port }) => `${name.padEnd(20)} ${pid ? `running  ${pid}  :${port}` : 'stopped'}`)
    .join('\n');
}

control(...process.argv.slice(2)).then(
  (text) => console.log(text),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
