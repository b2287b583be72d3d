import type { RatePlan } from '@wayhouse/contracts/rate-plans';
import { formatAmount } from './format-money.js';
import { formatPercent } from './format-percent.js';
import { localized } from './localized.js';

const messages = localized('rate-plans', {
  standard: 'Standard rate',
  named: (name: string, percent: string) => `${name}: ${percent} off`,
  off: (percent: string) => `${percent} off each night`,
  surcharge: (amount: string) => `+ ${amount} per guest and night`,
});

/** `Non-refundable: 10% off`, of what a price has already; the name alone where nothing is off. */
export const formatPlan = ({ name, percentOff }: { name: string; percentOff: number }): string =>
  percentOff ? messages.named(name, formatPercent(percentOff)) : name;

/** What a plan changes of the price: `10% off each night`, `+ $12.50 per guest and night`, both or nothing. */
export function describePlanPrice(plan: Pick<RatePlan, 'percentOff' | 'surcharge'>, currency: string): string[] {
  const { percentOff, surcharge } = plan;
  return [
    ...(percentOff ? [messages.off(formatPercent(percentOff))] : []),
    ...(surcharge ? [messages.surcharge(formatAmount(surcharge, currency))] : []),
  ];
}

/** What booking without a plan is called. */
export const standardRate = (): string => messages.standard;
