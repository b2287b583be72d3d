import { existsSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import workerpool from 'workerpool';
import { RequestError } from '@wayhouse/contracts';
import type { PdfContent } from '@wayhouse/documents';

/** `waiting` is how many receipts may wait for the thread; it ends when it has had none for `idleMs`. */
const defaultLimits = { waiting: 20, receiptMs: 8000, idleMs: 60_000, memoryMegabytes: 128 };
const cache = { maxEntries: 100, maxBytes: 8_000_000, milliseconds: 10 * 60_000 };

export type ReceiptThread = ReturnType<typeof receiptThread>;

/** Makes the files of receipts in a thread of its own, one at a time, and keeps the last ones for a while. */
export function receiptThread(over: Partial<typeof defaultLimits> = {}, onThreadEnd = () => {}) {
  const limits = { ...defaultLimits, ...over };
  const { script, execArgv } = entry();
  const startPool = () =>
    workerpool.pool(script, {
      workerType: 'thread',
      maxWorkers: 1,
      onTerminateWorker: onThreadEnd,
      workerThreadOpts: { execArgv, resourceLimits: { maxOldGenerationSizeMb: limits.memoryMegabytes } },
    });
  let pool: ReturnType<typeof startPool> | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  /** What is asked for meanwhile gets another thread: one that is ending would never begin with it. */
  function endThread(isAtOnce = false): void {
    const ending = pool?.terminate(isAtOnce);
    pool = undefined;
    ended = Promise.all([ended, ending]);
  }

  async function renderInThread(content: PdfContent): Promise<Uint8Array> {
    pool ??= startPool();
    if (pool.stats().pendingTasks >= limits.waiting) throw new RequestError('receipts-busy');
    clearTimeout(idle);
    try {
      return (await pool.exec('render', [content]).timeout(limits.receiptMs)) as Uint8Array;
    } catch (error) {
      throw error instanceof workerpool.Promise.TimeoutError ? new RequestError('receipts-busy') : error;
    } finally {
      clearTimeout(idle);
      idle = setTimeout(endThread, limits.idleMs).unref();
    }
  }

  const files = new LRUCache<string, Uint8Array, PdfContent>({
    max: cache.maxEntries,
    maxSize: cache.maxBytes,
    sizeCalculation: (bytes, key) => bytes.length + key.length,
    ttl: cache.milliseconds,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => renderInThread(context),
  });

  return {
    /** The same content is rendered once. Throws `receipts-busy` when too many wait already. */
    render: (content: PdfContent): Promise<Uint8Array> => files.forceFetch(keyOf(content), { context: content }),
    async stop(): Promise<void> {
      clearTimeout(idle);
      endThread(true);
      await ended;
    },
  };
}

/** All that the file shows: the booking in its version, as of a day and in a language. */
const keyOf = ({ date: _issuedAt, ...content }: PdfContent) => JSON.stringify(content);

const bundled = path.join(import.meta.dirname, '../../dist/receipts-receipt-worker.mjs');

/** The bundle, or the source where nobody has bundled it. */
const entry = () =>
  existsSync(bundled)
    ? { script: bundled, execArgv: [] }
    : { script: path.join(import.meta.dirname, 'receipt-worker.ts'), execArgv: ['--import', 'tsx'] };
