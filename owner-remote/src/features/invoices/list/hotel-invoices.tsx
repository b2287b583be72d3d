import { downloadInvoices } from '@wayhouse/contracts/calls/invoice-calls';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import type { Period } from '@wayhouse/domain/period';
import { useMutation } from '@tanstack/react-query';
import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { useApi } from '@wayhouse/web-kit/api';
import { saveFile } from '@wayhouse/web-kit/save-file';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { Select } from '@wayhouse/web-kit/ui/form/select';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { formatMonth } from '../../../shared/rates/format-rate.js';
import { messages as pageMessages } from '../messages.js';
import { InvoiceList } from './invoice-list.js';
import { messages } from './messages.js';
import { monthsUntil, periodOf } from './months.js';
import { useHotelInvoices } from './use-hotel-invoices.js';

/** What a hotel has issued in a month, and the same as a file. */
export function HotelInvoices({ hotel: { _id: hotel, city } }: { hotel: HotelProfile }) {
  const months = monthsUntil(todayIn(timeZoneOf(city), new Date()));
  const [month, setMonth] = useState(months[0]!);
  const period = periodOf(month);
  const api = useApi();
  const download = useMutation({
    mutationFn: async () => saveFile(await api.download(downloadInvoices, { hotel, ...period })),
  });
  return (
    <>
      <div className="mt-8 mb-5 flex flex-wrap items-end justify-between gap-3">
        <div className="w-60">
          <Select
            label={messages.month}
            value={month}
            onChange={setMonth}
            options={months.map((value) => ({ value, label: formatMonth(value) }))}
          />
        </div>
        <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden className="size-4" /> {messages.export}
        </Button>
      </div>
      <InvoicesOfMonth hotel={hotel} period={period} />
    </>
  );
}

function InvoicesOfMonth({ hotel, period }: { hotel: string; period: Period }) {
  const { data: invoices, isPending, isFetching, refetch, ...query } = useHotelInvoices(hotel, period);
  if (isPending)
    return (
      <div role="status" aria-label={messages.loading}>
        <Skeleton className="h-96 rounded-card" />
      </div>
    );
  if (!invoices) return <ErrorState {...pageMessages.failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (invoices.length === 0)
    return (
      <EmptyState icon={<FileText />} title={messages.none.title}>
        {messages.none.body}
      </EmptyState>
    );
  return (
    <>
      <InvoiceList label={messages.list(formatMonth(period.from))} invoices={invoices} />
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-5"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {messages.more}
        </Button>
      )}
    </>
  );
}
