import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookAtDesk } from '@wayhouse/contracts/calls/desk-calls';
import type { CancellationPolicy } from '@wayhouse/domain/cancellation-policy';
import type { Currency } from '@wayhouse/domain/money';
import { useApi } from '@wayhouse/web-kit/api';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { type DeskDraft, toOrder } from './desk-draft.js';

/** With the price and the terms that are shown. */
type Order = {
  draft: DeskDraft;
  totalPrice: number;
  currency?: Currency;
  cancellationPolicy: CancellationPolicy;
};

/** Books. `key` identifies the form, so that a retry makes no second booking. */
export function useBookAtDesk(key: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { toast } = useHost();
  return useMutation({
    mutationFn: ({ draft, ...seen }: Order) => api.call(bookAtDesk, { ...toOrder(draft), ...seen, key }),
    onSuccess: ({ message }) => toast.success(message),
    // Lists and calendars have another booking; after a refusal prices or free nights are others than shown.
    onSettled: () => queryClient.invalidateQueries(),
  });
}
