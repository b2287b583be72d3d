import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addPromotionCode, endPromotionCode, listPromotionCodes } from '@wayhouse/contracts/calls/promotion-calls';
import type { PromotionCode, PromotionCodeForm } from '@wayhouse/contracts/promotion-codes';
import { useApi } from '@wayhouse/web-kit/api';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { useChosenHotel } from '../../shared/chosen-hotel.js';

const useCodesKey = () => ['promotion-codes', useChosenHotel()];

export function usePromotionCodes() {
  const api = useApi();
  const hotel = useChosenHotel();
  return useQuery({
    queryKey: useCodesKey(),
    queryFn: async ({ signal }) => (await api.call(listPromotionCodes, { hotel }, { signal })).codes,
  });
}

export function useAddCode(onDone: () => void) {
  const api = useApi();
  const hotel = useChosenHotel();
  return useSaveCode((form: PromotionCodeForm) => api.call(addPromotionCode, { ...form, hotel }), onDone);
}

export function useEndCode(onDone: () => void) {
  const api = useApi();
  return useSaveCode(({ _id: id }: PromotionCode) => api.call(endPromotionCode, { id }), onDone);
}

function useSaveCode<Change>(save: (change: Change) => Promise<{ message: string }>, onDone: () => void) {
  const queryClient = useQueryClient();
  const queryKey = useCodesKey();
  const { toast } = useHost();
  return useMutation({
    mutationFn: save,
    onSuccess({ message }) {
      toast.success(message);
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
