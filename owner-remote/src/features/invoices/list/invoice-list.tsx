import type { Invoice } from '@wayhouse/contracts/invoices';
import { formatDate } from '@wayhouse/messages/format-date';
import { formatExactly } from '@wayhouse/messages/format-money';
import { DotSeparatedList } from '@wayhouse/web-kit/ui/display/dot-separated-list';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { Link } from 'react-router-dom';
import { DownloadInvoice } from '../../../shared/invoices/download-invoice.js';
import { messages as shared } from '../../../shared/invoices/messages.js';
import { ownerPaths } from '../../../shared/owner-paths.js';

type Props = { label: string; invoices: Invoice[] };

/** The latest first, each with its booking and its file. */
export const InvoiceList = ({ label, invoices }: Props) => (
  <Card>
    <ul aria-label={label} className="divide-y divide-line">
      {invoices.map((invoice) => (
        <li key={invoice._id} className="flex items-center justify-between gap-4 px-4 py-3.5 sm:px-5">
          <div className="min-w-0">
            <Link to={ownerPaths.booking(invoice.bookingId)} className="font-medium underline underline-offset-4">
              {shared.kind[invoice.kind](invoice.number)}
            </Link>
            <p className="wrap-anywhere">{invoice.buyer.name}</p>
            <div className="text-sm text-muted">
              <DotSeparatedList items={[formatDate(invoice.day), formatExactly(invoice.total, invoice.currency)]} />
            </div>
          </div>
          <DownloadInvoice invoice={invoice} />
        </li>
      ))}
    </ul>
  </Card>
);
