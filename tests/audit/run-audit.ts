import { parseArgs } from 'node:util';
import type { AuditConfig } from './config.js';
import { connectPlatform } from './connect-platform.js';
import { countRead } from './count-read.js';
import { findLasting } from './find-contradictions.js';
import { repair } from './repair.js';

/** Runs the audit, and prints what it has found and read; returns the exit code. */
export async function runAudit(args: string[], config: AuditConfig, print: (line: string) => void): Promise<number> {
  const options = { repair: { type: 'boolean' }, timeout: { type: 'string', default: '10' } } as const;
  const { values } = parseArgs({ args, options });
  const timeoutMs = Number(values.timeout) * 1000;
  const platform = await connectPlatform(config);
  try {
    const missing = await platform.findMissing();
    if (missing.length)
      throw new Error(`Nothing is stored in ${missing.join(', ')}: are these the services' databases?`);
    let { data, found } = await findLasting(platform, timeoutMs);
    if (values.repair && found.length) {
      for (const line of await repair(platform, data, found)) print(line);
      ({ data, found } = await findLasting(platform, timeoutMs));
    }
    for (const { kind, text } of found) print(`${kind.padEnd(26)} ${text}`);
    for (const line of countRead(data)) print(`read ${line}`);
    print(`${found.length} contradictions.`);
    return found.length ? 1 : 0;
  } finally {
    await platform.close();
  }
}
