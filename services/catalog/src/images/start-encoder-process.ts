import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { EncodingReply, EncodingRequest } from './encoding-messages.js';

/**
 * What the process may allocate and the size of its threads' stacks, in kilobytes. It fits the
 * memory that photo-bounds.ts gives a photo; what is mapped from files comes on top. Linux keeps to it; elsewhere the
 * bounds of photos alone do.
 */
const memory = { data: 225_000, stack: 1024 };
/** No secrets for what reads files of strangers. Few threads and arenas take less memory, and what is freed goes back. */
const env = {
  UV_THREADPOOL_SIZE: '2',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
};
const nodeFlags = ['--single-threaded', '--max-semi-space-size=1'];

export type EncoderProcess = ReturnType<typeof startEncoderProcess>;

/** The process has ended while it worked: by a crash, or for want of memory. */
export class ProcessEndedError extends Error {}

export function startEncoderProcess() {
  const limited = `ulimit -s ${memory.stack}; ulimit -d ${memory.data}; exec "$@"`;
  const child = spawn('/bin/sh', ['-c', limited, 'sh', process.execPath, ...nodeFlags, ...entry()], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  child.on('error', () => undefined);
  const ready = nextMessage(child).catch((cause: Error) => {
    throw new Error('the process that encodes photos does not start', { cause });
  });
  ready.catch(() => undefined);
  let isUsed = false;
  return {
    /** Rejects if the process does not start. */
    ready,
    /** Whether it has encoded before: then it has less memory left. */
    isUsed: () => isUsed,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** Rejects with a ProcessEndedError if the process ends meanwhile. */
    async ask(request: EncodingRequest, signal: AbortSignal): Promise<EncodingReply> {
      signal.throwIfAborted();
      if (!child.connected) throw new ProcessEndedError('ended before it was asked');
      child.send(request);
      const reply = (await nextMessage(child, signal)) as EncodingReply;
      isUsed = true;
      return reply;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

async function nextMessage(child: ChildProcess, signal?: AbortSignal): Promise<unknown> {
  const settled = new AbortController();
  const options = { signal: AbortSignal.any([settled.signal, ...(signal ? [signal] : [])]) };
  // A process that has just been killed may fail to take what it is sent before it is seen to have ended.
  const message = once(child, 'message', options).catch((error: unknown): never => {
    throw options.signal.aborted ? error : new ProcessEndedError((error as Error).message);
  });
  const ended = once(child, 'exit', options).then(([code, killedBy]): never => {
    throw new ProcessEndedError(`ended with ${killedBy ?? code}`);
  });
  try {
    const [content] = (await Promise.race([message, ended])) as [unknown];
    return content;
  } finally {
    settled.abort();
  }
}

const bundled = path.join(import.meta.dirname, '../../dist/images-encoder-process.mjs');

/** The bundle, or the source where nobody has bundled it. */
const entry = () =>
  existsSync(bundled) ? [bundled] : ['--import', 'tsx', path.join(import.meta.dirname, 'encoder-process.ts')];
