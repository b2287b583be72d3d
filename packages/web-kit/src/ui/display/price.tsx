import { formatAmount } from '@wayhouse/messages/format-money';
import { classNames } from '../class-names.js';

/** `per` follows the amount: "/ night". */
export function Price({
  amount,
  currency,
  per,
  className,
}: {
  amount: number;
  currency: string;
  per?: string;
  className?: string;
}) {
  return (
    <span className={classNames('whitespace-nowrap', className)}>
      <span className="font-display text-[1.25em] font-medium tabular-nums">{formatAmount(amount, currency)}</span>
      {per && <span className="text-muted"> {per}</span>}
    </span>
  );
}
