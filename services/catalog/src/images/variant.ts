import type { ImageFormat } from '@wayhouse/contracts';

/** A photo in one width and format, in a file. */
export type Variant = { width: number; format: ImageFormat; file: string };

/** Makes all variants of a photo in a file. What it puts beside it is removed with it. */
export type EncodePhoto = (original: string, signal: AbortSignal) => Promise<Variant[]>;
