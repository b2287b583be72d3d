import type { StayPrice } from '@wayhouse/contracts/price-room';
import { isAdded } from '@wayhouse/domain/rates/tax-rule';
import { formatAmount } from '@wayhouse/messages/format-money';
import { formatLine } from '@wayhouse/messages/price-lines';
import { formatTax } from '@wayhouse/messages/taxes';
import { useHost } from '@wayhouse/web-kit/remote-root';
import type { ReactNode } from 'react';
import { messages } from './messages.js';

/** The nights, taxes and fees, the total, and what that includes, as guests see them. */
export function DeskPrice({ price: { lines, taxes, total } }: { price: StayPrice }) {
  const { currency } = useHost().config;
  const money = (amount: number) => formatAmount(amount, currency);
  const taxRows = (isShown: (tax: (typeof taxes)[number]) => boolean) =>
    taxes.filter(isShown).map((tax, position) => (
      <Row key={position} label={formatTax(tax, currency)}>
        {money(tax.amount)}
      </Row>
    ));
  return (
    <dl className="space-y-2 text-[15px] tabular-nums">
      {lines.map((line) => (
        <Row key={line.each} label={formatLine(line, currency)}>
          {money(line.amount)}
        </Row>
      ))}
      {taxRows(isAdded)}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-medium">{messages.total}</dt>
        <dd className="font-display text-2xl">{money(total)}</dd>
      </div>
      {taxRows(({ isIncluded }) => isIncluded)}
    </dl>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4 text-muted">
    <dt className="min-w-0 wrap-anywhere">{label}</dt>
    <dd>{children}</dd>
  </div>
);
