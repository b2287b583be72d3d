/** A portion of a joint payment: what is not refunded of it yet, and what of that is owed. */
export type OpenPortion = { paymentId: string; leftMinor: number; owedMinor: number };

/** What of a refund is of a portion. */
export type RefundPart = { paymentId: string; amountMinor: number };

/**
 * Of which portions of a joint payment a refund is. One that we made names its portion (`portionId`). What somebody has refunded by hand is
 * first what is owed, then of the portions in order. What no portion has left is of the first of these: no money is lost sight of.
 */
export function divideRefund(
  { portionId, amountMinor }: { portionId?: string; amountMinor: number },
  portions: OpenPortion[],
): RefundPart[] {
  const inTurn = [
    ...portions.filter((portion) => portion.paymentId === portionId).map(takeAll),
    ...portions.map((portion) => ({ ...portion, mostMinor: Math.min(portion.owedMinor, portion.leftMinor) })),
    ...portions.map(takeAll),
  ];
  const parts = new Map<string, number>();
  let rest = amountMinor;
  const add = (id: string, amount: number) => {
    if (amount <= 0) return;
    parts.set(id, (parts.get(id) ?? 0) + amount);
    rest -= amount;
  };
  for (const each of inTurn) add(each.paymentId, Math.min(rest, each.mostMinor - (parts.get(each.paymentId) ?? 0)));
  add(inTurn[0]!.paymentId, rest);
  return [...parts].map(([id, amount]) => ({ paymentId: id, amountMinor: amount }));
}

const takeAll = (portion: OpenPortion) => ({ ...portion, mostMinor: portion.leftMinor });
