import { useMutation } from '@tanstack/react-query';
import { downloadInvoice } from '@wayhouse/contracts/calls/invoice-calls';
import type { GuestInvoice } from '@wayhouse/contracts/invoices';
import { useApi } from '@wayhouse/web-kit/api';
import { saveFile } from '@wayhouse/web-kit/save-file';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Download } from 'lucide-react';
import { messages } from '../messages.js';

type Props = { invoice: GuestInvoice; hotel: string };

/** The file that the hotel has issued. */
export function InvoiceButton({ invoice: { _id: id, kind, number }, hotel }: Props) {
  const api = useApi();
  const download = useMutation({
    mutationFn: async () => saveFile(await api.download(downloadInvoice, { id })),
  });
  return (
    <Button variant="quiet" size="small" busy={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden className="size-4" /> {messages.invoice[kind](number)}
      <span className="sr-only">{messages.for(hotel)}</span>
    </Button>
  );
}
