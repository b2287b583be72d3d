import path from 'node:path';
import { frontEndBuilds } from '../build/build-front-ends.js';
import { progressOn } from '../progress.js';

/** Builds a remote if its sources have changed, and answers the folder. */
export async function buildRemote(root: string, dataDir: string, remote: string): Promise<string> {
  await frontEndBuilds(root, path.join(dataDir, 'logs'), progressOn(process.stdout)).buildChanged([remote]);
  return path.join(root, remote, 'dist');
}
