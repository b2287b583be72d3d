import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Shows what a change has left of what was read. A read that began before the change is given up: it would bring back what was. */
export async function showChanged<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (shown: Data | undefined) => Data | undefined,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Data>(queryKey, change);
}
