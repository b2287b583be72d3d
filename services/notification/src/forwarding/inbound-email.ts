import { z } from 'zod';

/** An email as the provider that receives it reports it (docs/operations/relay-addresses.md). */
export const InboundEmail = z.object({
  /** The sender of the envelope; empty for what a mail server reports. */
  returnPath: z.string(),
  /** The `From` header, with or without a name. */
  from: z.string(),
  /** The recipients of the envelope. */
  to: z.array(z.string()).min(1),
  subject: z.string().default(''),
  text: z.string().default(''),
  html: z.string().default(''),
  /** How many there are. */
  attachments: z.int().min(0).default(0),
  headers: z.record(z.string(), z.string()).default({}),
});

export type InboundEmail = z.output<typeof InboundEmail>;
