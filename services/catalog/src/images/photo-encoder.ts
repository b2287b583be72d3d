import { mkdtemp } from 'node:fs/promises';
import { RequestError } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import type { Log } from '@wayhouse/service-kit';
import type { EncodingReply } from './encoding-messages.js';
import { type EncoderProcess, ProcessEndedError, startEncoderProcess } from './start-encoder-process.js';
import type { EncodePhoto, Variant } from './variant.js';

/** How long one photo may take, and how long the process waits for the next. */
const defaultTimes = { photoMs: 15_000, idleMs: 60_000 };

/**
 * Encodes photos in a process of their own, one at a time. It is started with the first photo, killed when a photo takes too
 * long or is wanted no more, and ended when there are none for a while.
 */
export function photoEncoder(log: Pick<Log, 'warn'>, { photoMs, idleMs } = defaultTimes) {
  let encoder: EncoderProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function stop() {
    clearTimeout(idle);
    encoder?.kill();
    encoder = undefined;
  }

  async function encodeOnce(original: string, signal: AbortSignal): Promise<Variant[]> {
    const folder = await mkdtemp(`${original}-`);
    if (!encoder || encoder.hasEnded()) encoder = startEncoderProcess();
    await encoder.ready;
    const timeout = AbortSignal.timeout(photoMs);
    try {
      return readReply(await encoder.ask({ original, folder }, AbortSignal.any([signal, timeout])));
    } catch (error) {
      throw timeout.aborted && !signal.aborted ? new RequestError('uploads-busy') : error;
    }
  }

  /** A process that was used before has less memory left, so what it cannot read is given to a new one. */
  async function encodeAgainIfUsed(original: string, signal: AbortSignal): Promise<Variant[]> {
    const isUsed = encoder?.isUsed() ?? false;
    try {
      return await encodeOnce(original, signal);
    } catch (error) {
      if (!isUsed || signal.aborted || !isUnreadable(error)) throw error;
      stop();
      return encodeOnce(original, signal);
    }
  }

  const encode: EncodePhoto = async (original, signal) => {
    signal.throwIfAborted();
    clearTimeout(idle);
    try {
      return await encodeAgainIfUsed(original, signal);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      stop();
      signal.throwIfAborted();
      log.warn({ reason: (error as Error).message }, 'a photo was not encoded');
      throw error instanceof ProcessEndedError ? new DomainError('photo-unreadable') : error;
    } finally {
      idle = setTimeout(stop, idleMs).unref();
    }
  };
  return { encode, stop };
}

const isUnreadable = (error: unknown) =>
  error instanceof ProcessEndedError || (error instanceof DomainError && error.reason === 'photo-unreadable');

function readReply(reply: EncodingReply): Variant[] {
  if ('variants' in reply) return reply.variants;
  if ('failed' in reply) throw new Error(reply.failed);
  const { reason, params } = reply.refused;
  throw new DomainError(...([reason, params] as unknown as ConstructorParameters<typeof DomainError>));
}
