/** `phone` is that of the hotel. */
export type EmailContext = { publicUrl: string; now: Date; phone?: string };
