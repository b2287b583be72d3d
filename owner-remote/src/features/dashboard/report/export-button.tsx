import { useMutation } from '@tanstack/react-query';
import { downloadHotelBookings } from '@wayhouse/contracts/calls/dashboard-calls';
import type { Period } from '@wayhouse/domain/period';
import { useApi } from '@wayhouse/web-kit/api';
import { useChosenHotel } from '../../../shared/chosen-hotel.js';
import { saveFile } from '@wayhouse/web-kit/save-file';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Download } from 'lucide-react';
import { messages } from '../messages.js';

export function ExportButton({ period: { from, to }, isReady }: { period: Period; isReady: boolean }) {
  const api = useApi();
  const hotel = useChosenHotel();
  const download = useMutation({
    mutationFn: async () => saveFile(await api.download(downloadHotelBookings, { hotel, from, to })),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      title={messages.exportNote}
      busy={download.isPending}
      disabled={!isReady}
      onClick={() => download.mutate()}
    >
      <Download aria-hidden className="size-4" /> {messages.exportCsv}
    </Button>
  );
}
