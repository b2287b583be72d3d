import { shellFiles } from '@wayhouse/contracts';
import { cacheFile, type CachedFile } from './cached-file.js';

const retryMs = 1000;

/** What a page needs while the shell's server is away: the frame, in which the browser draws the page, and its config. */
export type CachedShell = { frame: CachedFile; config: CachedFile; refresh: () => void; close: () => void };

/** Reads both before the first page is asked for; while the server does not answer then, until it does. */
export async function cacheShellFiles(address: string): Promise<CachedShell> {
  const [frame, config] = [cacheFile(address + shellFiles.frame), cacheFile(address + shellFiles.config)];
  const readBoth = () => Promise.all([frame.refresh(), config.refresh()]);
  await readBoth();
  const timer = setInterval(() => {
    if (frame.isCached() && config.isCached()) clearInterval(timer);
    else void readBoth();
  }, retryMs).unref();
  return { frame, config, refresh: () => void readBoth(), close: () => clearInterval(timer) };
}
