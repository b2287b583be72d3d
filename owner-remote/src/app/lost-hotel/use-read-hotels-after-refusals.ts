import { type MutationCacheNotifyEvent, type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readHotelsAfter } from '../../shared/read-hotels-after.js';
import { ownHotelsKey } from '../../shared/use-own-hotels.js';

/** Whatever page it is on, a refusal shows what has become of the hotel and of the user’s role there. */
export function useReadHotelsAfterRefusals(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const look = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      const isTheirs = 'query' in event && event.query.queryKey === ownHotelsKey;
      if (event.type === 'updated' && 'error' in event.action && !isTheirs)
        readHotelsAfter(queryClient, event.action.error);
    };
    const stops = [queryClient.getQueryCache().subscribe(look), queryClient.getMutationCache().subscribe(look)];
    return () => stops.forEach((stop) => stop());
  }, [queryClient]);
}
