import { downloadInvoices } from '@wayhouse/contracts/calls/invoice-calls';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
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
import { formatMonthName } from './format-month-name.js';
import { InvoiceList } from './invoice-list.js';
import { messages } from './messages.js';
import { isYear, monthsOf, periodOf, yearsUntil } from './months.js';
import { useHotelInvoices } from './use-hotel-invoices.js';

/** What a hotel has issued in a month or a year, and the same as a file. */
export function HotelInvoices({ hotel: { _id: hotel, city } }: { hotel: HotelProfile }) {
  const today = todayIn(timeZoneOf(city), new Date());
  const [chosen, choose] = useState(() => monthsOf(today.slice(0, 4), today).at(-1)!);
  const year = chosen.slice(0, 4);
  const api = useApi();
  const download = useMutation({
    mutationFn: async () => saveFile(await api.download(downloadInvoices, { hotel, ...periodOf(chosen) })),
  });
  return (
    <>
      <div className="mt-8 mb-5 flex flex-wrap items-end justify-between gap-3">
        <div className="grid min-w-0 grow grid-cols-2 gap-4 sm:max-w-96">
          <Select
            label={messages.year}
            value={year}
            onChange={choose}
            options={yearsUntil(today).map((value) => ({ value, label: value }))}
          />
          <Select
            label={messages.month}
            value={chosen}
            onChange={choose}
            options={[
              { value: year, label: messages.allMonths },
              ...monthsOf(year, today).map((value) => ({ value, label: formatMonthName(value) })),
            ]}
          />
        </div>
        <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden className="size-4" /> {messages.export}
        </Button>
      </div>
      <InvoicesOf hotel={hotel} monthOrYear={chosen} />
    </>
  );
}

function InvoicesOf({ hotel, monthOrYear }: { hotel: string; monthOrYear: string }) {
  const { data: invoices, isPending, isFetching, refetch, ...query } = useHotelInvoices(hotel, periodOf(monthOrYear));
  if (isPending)
    return (
      <div role="status" aria-label={messages.loading}>
        <Skeleton className="h-96 rounded-card" />
      </div>
    );
  if (!invoices) return <ErrorState {...pageMessages.failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (invoices.length === 0)
    return (
      <EmptyState icon={<FileText />} title={messages.none.title[isYear(monthOrYear) ? 'year' : 'month']}>
        {messages.none.body}
      </EmptyState>
    );
  return (
    <>
      <InvoiceList
        label={messages.list(isYear(monthOrYear) ? monthOrYear : formatMonth(monthOrYear))}
        invoices={invoices}
      />
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
