import { useInfiniteQuery } from '@tanstack/react-query';
import { listInvoices } from '@wayhouse/contracts/calls/invoice-calls';
import type { Period } from '@wayhouse/domain/period';
import { useApi } from '@wayhouse/web-kit/api';

/** The latest first, one page at a time. */
export function useHotelInvoices(hotel: string, { from, to }: Period) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['hotel-invoices', hotel, from, to],
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: after, signal }) => api.call(listInvoices, { hotel, from, to, after }, { signal }),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ invoices }) => invoices),
  });
}
