import { useMutation } from '@tanstack/react-query';
import type { Booking } from '@wayhouse/contracts/booking';
import { downloadHotelReceipt } from '@wayhouse/contracts/calls/desk-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { saveFile } from '@wayhouse/web-kit/save-file';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Download } from 'lucide-react';
import { messages } from './view/messages.js';

/** The document that the guest can download, for the front desk to print. */
export function ReceiptButton({ booking: { _id: id, state } }: { booking: Booking }) {
  const api = useApi();
  const download = useMutation({
    mutationFn: async () => saveFile(await api.download(downloadHotelReceipt, { id })),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      className="mt-5"
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      <Download aria-hidden className="size-4" /> {messages.receipt[state]}
    </Button>
  );
}
