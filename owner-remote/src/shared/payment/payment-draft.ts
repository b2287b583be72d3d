import { recordPayment } from '@wayhouse/contracts/calls/desk-payment-calls';
import type { PaymentMeans } from '@wayhouse/domain/payment-means';
import { formatAmount } from '@wayhouse/messages/format-money';
import { formMessage } from '@wayhouse/messages/form-message';
import type { FieldIssue } from '@wayhouse/web-kit/zod-resolver';
import { draftResolver } from '../form/draft-resolver.js';
import { messages } from './messages.js';

/** What the form holds. */
export type PaymentDraft = { amount: string; means: PaymentMeans | ''; note: string };

const Form = recordPayment.input.pick({ amount: true, means: true, note: true });

const toInput = ({ amount, means, note }: PaymentDraft) => ({
  ...{ amount, means },
  note: note.trim() || undefined,
});

/** The draft must be valid. */
export const toPayment = (draft: PaymentDraft) => Form.parse(toInput(draft));

/** Validates by the schema of the call, and by what is still to be paid. */
export const paymentResolver = (owed: number, currency: string) =>
  draftResolver<PaymentDraft>(
    (draft) => {
      const tooMuch = Number(draft.amount) > owed ? [{ code: 'too_big', path: ['amount'], message: '' }] : [];
      return [...(Form.safeParse(toInput(draft)).error?.issues ?? []), ...tooMuch];
    },
    (issue) => messageOf(issue, messages.above(formatAmount(owed, currency))),
  );

function messageOf(issue: FieldIssue, above: string): string {
  switch (issue.path[0]) {
    case 'means':
      return messages.meansMissing;
    case 'amount':
      return issue.code === 'too_big' ? above : messages.amountMissing;
    default:
      return formMessage(issue);
  }
}
