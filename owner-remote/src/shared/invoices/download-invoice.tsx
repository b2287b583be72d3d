import { useMutation } from '@tanstack/react-query';
import { downloadHotelInvoice } from '@wayhouse/contracts/calls/invoice-calls';
import type { Invoice } from '@wayhouse/contracts/invoices';
import { useApi } from '@wayhouse/web-kit/api';
import { saveFile } from '@wayhouse/web-kit/save-file';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Download } from 'lucide-react';
import { messages } from './messages.js';

/** The file of an invoice or a credit note, as it was issued. */
export function DownloadInvoice({ invoice: { _id: id, kind, number } }: { invoice: Invoice }) {
  const api = useApi();
  const download = useMutation({
    mutationFn: async () => saveFile(await api.download(downloadHotelInvoice, { id })),
  });
  return (
    <Button variant="quiet" size="small" className="-mr-3" busy={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden className="size-4" /> {messages.download}
      <span className="sr-only">{messages.of(messages.kind[kind](number))}</span>
    </Button>
  );
}
