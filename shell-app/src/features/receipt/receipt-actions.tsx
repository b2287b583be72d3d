import { useMutation } from '@tanstack/react-query';
import { downloadReceipt } from '@wayhouse/contracts/calls/booking-calls';
import { paths } from '@wayhouse/contracts/paths';
import { useApi } from '@wayhouse/web-kit/api';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { saveFile } from '@wayhouse/web-kit/save-file';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { ArrowLeft, Download, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages } from './messages.js';

/** Back, Print and Download PDF; hidden in print. */
export function ReceiptActions({ bookingId }: { bookingId: string }) {
  const api = useApi();
  const download = useMutation({
    mutationFn: async () => saveFile(await api.download(downloadReceipt, { id: bookingId })),
  });
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
      <Link to={paths.myBookings} className={buttonStyle('quiet', 'medium', '-ml-5')}>
        <ArrowLeft aria-hidden className="size-4" /> {messages.back}
      </Link>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" /> {messages.print}
        </Button>
        <Button busy={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden className="size-4" /> {messages.download}
        </Button>
      </div>
    </div>
  );
}
