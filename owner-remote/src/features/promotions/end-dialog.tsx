import type { PromotionCode } from '@wayhouse/contracts/promotion-codes';
import { RemoveDialog } from '../../shared/remove-dialog.js';
import { messages } from './messages.js';
import { useEndCode } from './use-promotion-codes.js';

/** Asks before a code is ended. */
export function EndDialog({ code, onClose }: { code: PromotionCode; onClose: () => void }) {
  const mutation = useEndCode(onClose);
  const end = () => mutation.mutate(code);
  return <RemoveDialog texts={messages.ending} name={code.code} removal={mutation} onRemove={end} onClose={onClose} />;
}
