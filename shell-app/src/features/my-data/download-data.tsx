import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { CircleAlert, Download } from 'lucide-react';
import { messages } from './messages.js';
import { TextList } from './text-list.js';
import { useDataExport } from './use-data-export.js';

export function DownloadData() {
  const { download: labels } = messages;
  const { mutate, isPending, isSuccess, error, done, partCount } = useDataExport();
  return (
    <Card className="p-6 sm:p-8">
      <h2 className="font-display text-2xl">{labels.title}</h2>
      <p className="mt-2 text-muted">{labels.lead}</p>
      <TextList items={labels.contents} />
      <p className="mt-4 text-muted">{labels.format}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button busy={isPending} onClick={() => mutate()}>
          <Download aria-hidden className="size-4" /> {labels.action}
        </Button>
        <p role="status" className="text-sm text-muted empty:hidden">
          {isPending && labels.progress(done, partCount)}
          {isSuccess && labels.done}
        </p>
      </div>
      {error && (
        <p
          role="alert"
          className="mt-4 flex items-start gap-2.5 rounded-field bg-danger-soft px-4 py-3 text-sm text-danger"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> {labels.failed(error.message)}
        </p>
      )}
    </Card>
  );
}
