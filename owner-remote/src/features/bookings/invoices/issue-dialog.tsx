import type { Booking } from '@wayhouse/contracts/booking';
import { type InvoicesOfBooking, issueInvoice } from '@wayhouse/contracts/calls/invoice-calls';
import { limits } from '@wayhouse/domain/limits';
import { formatExactly } from '@wayhouse/messages/format-money';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { useFieldRefusal } from '@wayhouse/web-kit/use-field-refusal';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftResolver } from '../../../shared/form/draft-resolver.js';
import { FormDialog } from '../../../shared/form/form-dialog.js';
import { useIdempotencyKey } from '../../../shared/form/use-idempotency-key.js';
import { messages } from './messages.js';
import { type InvoiceForm, useIssueInvoice } from './use-invoices.js';

type Next = NonNullable<InvoicesOfBooking['next']>;
/** `next` is what was seen when it was opened, `totalNow` the amount of the booking by now, if an invoice can be issued. */
type Props = { booking: Booking; next: Next; totalNow?: number; onClose: () => void };
type Draft = { buyerName: string; buyerTaxNumber: string; buyerAddress: string };

/** Asks whom the invoice is for. Stays open with all that was entered until it is issued. */
export function IssueDialog({ booking, next, totalNow, onClose }: Props) {
  const defaultValues = {
    buyerName: next.buyerName ?? '',
    buyerTaxNumber: next.buyerTaxNumber ?? '',
    buyerAddress: '',
  };
  const form = useForm<Draft>({ defaultValues, resolver });
  const key = useIdempotencyKey(form);
  const mutation = useIssueInvoice(booking, onClose);
  const { error } = mutation;
  // An amount that changes meanwhile is not what was seen: it is shown once the service has refused that one, and its message with it.
  const [seen, see] = useState({ total: next.total, refusal: error });
  if (error && error !== seen.refusal) see({ total: totalNow ?? seen.total, refusal: error });
  const isAtField = useFieldRefusal(form, error);
  const issue = form.handleSubmit((draft) => mutation.mutate(toForm(draft, key, seen.total)));
  const texts = messages.form;
  const field = (name: keyof Draft) => ({ ...form.register(name), error: form.formState.errors[name]?.message });
  return (
    <FormDialog
      title={texts.title}
      texts={texts}
      isSaving={mutation.isPending}
      error={isAtField ? undefined : error?.message}
      onSubmit={issue}
      onClose={onClose}
    >
      <p className="text-pretty">{texts.body(formatExactly(seen.total, booking.currency))}</p>
      <TextField label={texts.name} maxLength={limits.company} {...field('buyerName')} />
      <TextField label={texts.taxNumber} maxLength={limits.taxNumber} {...field('buyerTaxNumber')} />
      <TextField label={texts.address} maxLength={limits.address} {...field('buyerAddress')} />
    </FormDialog>
  );
}

/** What is empty is left out. */
const toForm = ({ buyerName, buyerTaxNumber, buyerAddress }: Draft, key: string, total: number): InvoiceForm => ({
  ...{ key, total, buyerName },
  buyerTaxNumber: buyerTaxNumber.trim() || undefined,
  buyerAddress: buyerAddress.trim() || undefined,
});

/** By the schema of the call. */
const resolver = draftResolver<Draft>(
  (draft) => issueInvoice.input.safeParse({ bookingId: 'any', ...toForm(draft, 'any', 1) }).error?.issues,
);
