/** What a hotel hands out under a number of its series; a credit note reverses an invoice. */
export const invoiceKinds = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Whom an invoice is for. */
export type Buyer = { name: string; taxNumber?: string; address?: string };

const digits = 4;

/** `2027-0001`: each year of a hotel counts from 1. `day` is that of issue. */
export const invoiceNumber = ({ day, sequence }: { day: string; sequence: number }): string =>
  `${day.slice(0, 4)}-${String(sequence).padStart(digits, '0')}`;
