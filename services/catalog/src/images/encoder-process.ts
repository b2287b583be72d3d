// The process that decodes uploads, so that a photo that takes too much memory or time takes no request with it. It is given
// one photo after another and has neither settings nor connections. photo-encoder.ts starts it.
import { DomainError } from '@wayhouse/domain/domain-error';
import { encodePhoto } from './encode-photo.js';
import type { EncodingReply, EncodingRequest } from './encoding-messages.js';

async function reply({ original, folder }: EncodingRequest): Promise<EncodingReply> {
  try {
    return { variants: await encodePhoto(original, folder) };
  } catch (error) {
    if (error instanceof DomainError) return { refused: { reason: error.reason, params: error.params } };
    return { failed: (error as Error).message };
  }
}

process.on('message', (request: EncodingRequest) => {
  void reply(request).then((message) => process.send?.(message));
});
// The service has ended.
process.once('disconnect', () => process.exit());
process.send?.('ready');
