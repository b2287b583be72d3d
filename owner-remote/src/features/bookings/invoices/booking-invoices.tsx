import type { Booking } from '@wayhouse/contracts/booking';
import type { InvoicesOfBooking } from '@wayhouse/contracts/calls/invoice-calls';
import type { Invoice } from '@wayhouse/contracts/invoices';
import { formatDate } from '@wayhouse/messages/format-date';
import { formatExactly } from '@wayhouse/messages/format-money';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { DotSeparatedList } from '@wayhouse/web-kit/ui/display/dot-separated-list';
import { PartError } from '@wayhouse/web-kit/ui/display/part-error';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ForRole } from '../../../shared/for-role.js';
import { DownloadInvoice } from '../../../shared/invoices/download-invoice.js';
import { legalNameAddress } from '../../../shared/invoices/legal-name-address.js';
import { messages as shared } from '../../../shared/invoices/messages.js';
import { costsNothing } from './costs-nothing.js';
import { CreditNoteDialog } from './credit-note-dialog.js';
import { IssueDialog } from './issue-dialog.js';
import { messages } from './messages.js';
import { useInvoices } from './use-invoices.js';

type Opened = { issue: NonNullable<InvoicesOfBooking['next']> } | { reverse: Invoice };

/** What the hotel has issued for a booking, and what it can issue. A dialog stays, whatever becomes of the booking meanwhile. */
export function BookingInvoices({ booking }: { booking: Booking }) {
  const [opened, open] = useState<Opened>();
  const { data, isPending, refetch } = useInvoices(booking);
  const close = () => open(undefined);
  const retry = () => void refetch();
  return (
    <>
      {data ? (
        <Issued of={data} booking={booking} open={open} />
      ) : isPending ? (
        <Skeleton className="h-24" />
      ) : (
        <PartError onRetry={retry} />
      )}
      {opened && 'issue' in opened && (
        <IssueDialog booking={booking} next={opened.issue} totalNow={data?.next?.total} onClose={close} />
      )}
      {opened && 'reverse' in opened && <CreditNoteDialog booking={booking} invoice={opened.reverse} onClose={close} />}
    </>
  );
}

type IssuedProps = { of: InvoicesOfBooking; booking: Booking; open: (opened: Opened) => void };

function Issued({ of, booking, open }: IssuedProps) {
  const { invoices, next, isOutdated } = of;
  const last = invoices.at(-1);
  const standing = last?.kind === 'invoice' ? last : undefined;
  return (
    <>
      {invoices.length > 0 && <InvoiceList invoices={invoices} />}
      <Note of={of} booking={booking} />
      {(next || standing) && (
        <ForRole needs="reception">
          <div className="mt-4 flex flex-wrap gap-3">
            {next && (
              <Button variant="secondary" size="small" onClick={() => open({ issue: next })}>
                {messages.issue}
              </Button>
            )}
            {standing && (
              <Button
                variant={isOutdated ? 'secondary' : 'quiet'}
                size="small"
                onClick={() => open({ reverse: standing })}
              >
                {messages.creditNote.action}
              </Button>
            )}
          </div>
        </ForRole>
      )}
    </>
  );
}

const InvoiceList = ({ invoices }: { invoices: Invoice[] }) => (
  <ul aria-label={messages.title} className="divide-y divide-line">
    {invoices.map((invoice) => (
      <li key={invoice._id} className="flex items-center justify-between gap-4 py-2">
        <div className="min-w-0">
          <p className="font-medium">{shared.kind[invoice.kind](invoice.number)}</p>
          <div className="text-sm text-muted">
            <DotSeparatedList items={factsOf(invoice)} />
          </div>
        </div>
        <DownloadInvoice invoice={invoice} />
      </li>
    ))}
  </ul>
);

const factsOf = ({ day, total, currency, reverses }: Invoice): string[] => [
  messages.issuedOn(formatDate(day)),
  formatExactly(total, currency),
  ...(reverses ? [messages.reverses(reverses)] : []),
];

/** What stands in the way of an invoice, or what has made it another one. */
function Note({ of, booking }: { of: InvoicesOfBooking; booking: Booking }) {
  const { invoices, next, isOutdated, isLegalNameMissing } = of;
  const isFree = costsNothing(booking);
  const text = (children: string) => <p className="mt-3 text-pretty text-muted">{children}</p>;
  if (isOutdated) return <p className="mt-3 text-pretty">{messages.outdated[isFree ? 'free' : 'changed']}</p>;
  if (invoices.at(-1)?.kind === 'invoice') return null;
  if (isLegalNameMissing && !isFree)
    return (
      <>
        {text(messages.legalName.missing)}
        <ForRole needs="manager" fallback={text(messages.legalName.ask)}>
          <Link to={legalNameAddress(booking._id)} className={buttonStyle('quiet', 'small', '-ml-4')}>
            {messages.legalName.enter}
          </Link>
        </ForRole>
      </>
    );
  if (!next) return text(messages.nothing);
  return invoices.length > 0 ? null : text(messages.none);
}
