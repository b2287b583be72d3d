import { useMutation } from '@tanstack/react-query';
import { exportRooms } from '@wayhouse/contracts/calls/room-import-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { saveFile } from '@wayhouse/web-kit/save-file';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Download } from 'lucide-react';
import { useChosenHotel } from '../../../shared/chosen-hotel.js';
import { ColumnsHelp } from './columns-help.js';
import { messages } from './messages.js';

/** The rooms as they are, in a file that can be changed and imported. */
export function DownloadRooms() {
  const api = useApi();
  const hotel = useChosenHotel();
  const download = useMutation({ mutationFn: async () => saveFile(await api.download(exportRooms, { hotel })) });
  return (
    <section aria-labelledby="download-rooms" className="mt-6">
      <h2 id="download-rooms" className="font-display text-2xl">
        {messages.download.title}
      </h2>
      <p className="mt-1 mb-4 text-pretty text-muted">{messages.download.lead}</p>
      <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden className="size-4" /> {messages.download.action}
      </Button>
      <ColumnsHelp />
    </section>
  );
}
