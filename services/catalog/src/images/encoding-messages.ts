import type { Reason } from '@wayhouse/domain';
import type { Variant } from './variant.js';

/** A photo to be encoded into a folder. */
export type EncodingRequest = { original: string; folder: string };

export type EncodingReply =
  | { variants: Variant[] }
  | { refused: { reason: Reason; params: Record<string, unknown> } }
  | { failed: string };
